import { expect, test } from 'vitest';
import { HOUR, MINUTE, spawn, World } from '#tests/contact/fake-world.ts';
import { inquiryFor } from '#tests/contact/pipeline.ts';
import { scene } from '#tests/contact/scene.ts';
import { healthAnswer, healthOf } from './health.ts';

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
  world.plant(`pending/contact/${ids[1]}`, 'x');
  expect(await alarms()).toEqual(['delivery-late']);
  world.plant(`pending/contact/${ids[1]}`, inquiryFor(ids[1] ?? '', world.now - 5000));
  expect((await healthOf(spawn(world).ports, 'resend')).counts).toMatchObject({
    pending: 1,
    oldestPendingAge: 5,
    dead: 0,
  });
});

test('counts are for those who have the key; everybody else gets an answer that the network keeps', async () => {
  const state = { ok: false, alarms: ['dead-letters'], counts: { dead: 1 } };
  const ask = async (authorization?: string, key?: string) => {
    const headers = authorization === undefined ? {} : { Authorization: authorization };
    const response = healthAnswer(new Request('https://company.example/', { headers }), state, key);
    return [response.status, await response.json(), response.headers.get('Netlify-CDN-Cache-Control') !== null];
  };
  const open = [503, { ok: false, alarms: ['dead-letters'] }, true];
  expect(await ask('Bearer secret', 'secret')).toEqual([503, state, false]);
  for (const [said, key] of [
    [undefined, 'secret'],
    ['Bearer Secret', 'secret'],
    ['secret', 'secret'],
    ['Bearer ', undefined],
  ])
    expect(await ask(said, key)).toEqual(open);
});
