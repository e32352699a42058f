import { expect, test } from 'vitest';
import { HOUR, MINUTE, spawn, World } from '#tests/contact/fake-world.ts';
import { inquiryFor } from '#tests/contact/pipeline.ts';
import { scene } from '#tests/contact/scene.ts';
import { healthOf } from './health.ts';

test.each([
  ['resend', 'once', ['sweep-missing']],
  ['smtp', 'at-least-once', ['sweep-missing']],
  ['missing', 'once', ['mail-not-configured', 'sweep-missing']],
  ['files', 'once', []],
  ['preview', 'once', []],
] as const)('%s: an inquiry becomes a mail %s; without a sweep %j', async (mode, promise, alarms) => {
  const world = new World();
  const { ports } = spawn(world);
  expect(await healthOf(ports, mode)).toMatchObject({ ok: alarms.length === 0, mail: mode, promise, alarms });
  world.plant('sweep/last', { at: world.now - 21 * MINUTE });
  expect(await healthOf(ports, mode)).toMatchObject({ alarms });
  world.plant('sweep/last', { at: world.now - 19 * MINUTE });
  expect((await healthOf(ports, mode)).ok).toBe(mode !== 'missing');
  world.store = 'down';
  expect(await healthOf(ports, mode)).toMatchObject({
    ok: false,
    alarms: expect.arrayContaining(['store-unreachable']),
  });
});

test('what waits for more than an hour, what cannot be read, and what was given up needs somebody', async () => {
  const { world, id, ids, post, sweep } = scene();
  const alarms = async () => (await healthOf(spawn(world).ports, 'resend')).alarms;
  world.mail = 'rate';
  await post();
  await sweep(59 * MINUTE);
  expect(await alarms()).toEqual([]);
  await sweep(2 * MINUTE);
  expect(await alarms()).toEqual(['delivery-late']);
  await sweep(20 * HOUR);
  expect(await alarms()).toEqual(['dead-letters']);
  world.remove(`dead/contact/${id}`);
  world.plant(`pending/contact/${ids[1]}`, null);
  expect(await alarms()).toEqual(['delivery-late']);
  world.plant(`pending/contact/${ids[1]}`, inquiryFor(ids[1] ?? '', world.now - 5000));
  expect((await healthOf(spawn(world).ports, 'resend')).counts).toMatchObject({
    pending: 1,
    oldestPendingAge: 5,
    dead: 0,
  });
});
