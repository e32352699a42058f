import { expect, test } from 'vitest';
import { spawn, World } from '#tests/contact/fake-world.ts';
import { FIVE, postOf, setStage } from '#tests/contact/stage.ts';
import { healthOf } from './health.ts';
import type { OutboxStore } from './ports.ts';

const worldOf = () => new World();

/** A store that counts what it is asked for. */
function counted(store: OutboxStore): { store: OutboxStore; asked: { get: number; list: number } } {
  const asked = { get: 0, list: 0 };
  const get: OutboxStore['get'] = (key) => {
    asked.get += 1;
    return store.get(key);
  };
  const list: OutboxStore['list'] = (prefix) => {
    asked.list += 1;
    return store.list(prefix);
  };
  return { store: { ...store, get, list }, asked };
}

test.each([
  { waiting: 0, values: 1 },
  { waiting: 20, values: 21 },
  { waiting: 200, values: 33 },
])('with $waiting inquiries waiting it reads seven lists and $values values', async ({ waiting, values }) => {
  const world = worldOf();
  const stage = setStage(spawn(world).ports);
  world.mail = 'down';
  for (let index = 0; index < waiting; index += 1)
    await stage.ask(postOf({ ...FIVE, key: `health-${String(index).padStart(20, '0')}` }));
  const { store, asked } = counted(stage.ports.store);
  const { counts } = await healthOf({ store, now: stage.ports.now }, 'resend');
  expect(counts?.pending).toBe(waiting);
  expect(asked).toEqual({ get: values, list: 7 });
});

/** What is promised where (decisions/0014), and whether anybody sweeps there. */
test.each([
  ['resend', 'once', ['sweep-missing']],
  ['smtp', 'at-least-once', ['sweep-missing']],
  ['missing', 'once', ['mail-not-configured', 'sweep-missing']],
  ['files', 'once', []],
  ['preview', 'once', []],
] as const)('%s: an inquiry becomes a mail %s; without a sweep %j', async (mode, promise, alarms) => {
  const world = worldOf();
  const { ports } = spawn(world);
  expect(await healthOf(ports, mode)).toMatchObject({ ok: alarms.length === 0, mail: mode, promise, alarms });
  world.plant('sweep/last', { at: world.now, corrupt: 0, purgedAt: 0 });
  const { ok, alarms: left } = await healthOf(ports, mode);
  expect([ok, left]).toEqual(mode === 'missing' ? [false, ['mail-not-configured']] : [true, []]);
  world.store = 'down';
  expect(await healthOf(ports, mode)).toEqual({
    ok: false,
    alarms: [...alarms.filter((alarm) => alarm === 'mail-not-configured'), 'store-unreachable'],
    mail: mode,
    promise,
  });
});

test('what is counted: by the last try of each inquiry, without what staff dealt with, with all that is no inquiry', async () => {
  const world = worldOf();
  const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
  const [account, network, young] = ids;
  for (const [at, id] of ids.entries()) world.plant(`pending/${id}`, { acceptedAt: world.now - (3 - at) * 60_000 });
  world.plant(`res/${account}/0001.unknown.timeout.1`, {});
  world.plant(`res/${account}/0002.rejected.http_401.1`, {});
  world.plant(`res/${network}/0001.rejected.daily_quota_exceeded.1`, {});
  world.plant(`res/${network}/0002.unknown.timeout.1`, {});
  world.plant('pending/readme.txt', 'x');
  world.plant('pending/.ggv2dh3aeb5', 'x');
  world.plant('res/readme.txt', 'x');
  world.plant(`dead/${account}`, {});
  world.plant(`dead/${young}`, {});
  world.plant('dead/readme.txt', 'x');
  world.plant(`ack/${young}`, {});
  world.plant(`quarantine/${young}`, {});
  world.plant('sweep/last', { at: world.now - 90_000, corrupt: 2 });
  const { counts } = await healthOf({ ...spawn(world).ports, now: () => world.now }, 'resend');
  expect(counts).toEqual({
    pending: 3,
    oldestPendingAge: 180,
    dead: 1,
    quarantined: 1,
    refusedByAccount: 1,
    corrupt: 3,
    isConfirmingPaused: false,
    purgeDelay: 0,
    lastSweepAge: 90,
  });
});

test.each([
  ['a record was kept past its day', { purgedAt: 0, purgeDelayMs: 86_401_000 }],
  ['no purge had time for a day', { purgedAt: 86_401_000, purgeDelayMs: 0 }],
])('%s: an alarm', async (_, { purgedAt, purgeDelayMs }) => {
  const world = worldOf();
  world.plant('sweep/last', { at: world.now, corrupt: 0, purgedAt: world.now - purgedAt, purgeDelayMs });
  const found = await healthOf({ ...spawn(world).ports, now: () => world.now }, 'resend');
  expect(found).toMatchObject({ ok: false, alarms: ['purge-late'] });
});

test('twenty confirmations in this hour and the one before: an alarm, and nobody is called', async () => {
  const world = worldOf();
  const ports = { ...spawn(world).ports, now: () => world.now };
  world.plant('sweep/last', { at: world.now, corrupt: 0, purgedAt: 0 });
  const hour = Math.floor(world.now / 3_600_000);
  for (let made = 0; made < 20; made += 1) {
    expect(await healthOf(ports, 'resend')).toMatchObject({ ok: true, alarms: [] });
    world.plant(`hour/${hour - (made % 2)}/${String(made).padStart(40, '0')}`, { at: world.now });
  }
  expect(await healthOf(ports, 'resend')).toMatchObject({ ok: true, alarms: ['confirmations-paused'] });
  world.now += 2 * 3_600_000;
  world.plant('sweep/last', { at: world.now, corrupt: 0, purgedAt: 0 });
  expect((await healthOf(ports, 'resend')).alarms).toEqual([]);
});

test('a value that is no inquiry is counted once, before the sweep that read it and after', async () => {
  const world = worldOf();
  const stage = setStage(spawn(world).ports);
  world.plant('pending/readme.txt', 'x');
  world.plant(`pending/${'a'.repeat(40)}`, null);
  const corrupt = async () => (await stage.health()).counts?.corrupt;
  expect(await corrupt()).toBe(1);
  await stage.sweep();
  expect(await corrupt()).toBe(2);
});
