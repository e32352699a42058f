import { beforeEach, expect, test } from 'vitest';
import { HOUR, MINUTE, mailsOf, spawn, World } from '#tests/contact/fake-world.ts';
import { recordFor } from '#tests/contact/pipeline.ts';
import { FIVE, postOf, type Stage, setStage } from '#tests/contact/stage.ts';
import { SWEEP_DEFAULTS, sweep } from './sweep.ts';

/** What a sweep does besides sending, and what it remembers; histories of inquiries are in tests/contact. */

const MONDAY = Date.UTC(2026, 10, 23, 0, 5);
const DAY = 24 * HOUR;

let world: World;
let stage: Stage;
beforeEach(() => {
  world = new World();
  world.now = MONDAY;
  stage = setStage(spawn(world).ports);
});

const swept = (waits: number[] = []) =>
  sweep(stage.ports, {
    ...SWEEP_DEFAULTS,
    keepDays: 7,
    rand: () => 0,
    sleep: async (ms) => void waits.push(ms),
    alertOf: ({ id }) => ({ subject: 'dead', text: id }),
    digestOf: (held) => ({ subject: `${held.length} held`, text: '' }),
  });
const calm = { ok: true, attempts: 0, confirmations: 0, alerts: 0, purged: 0, corrupt: 0 };

test('staff gets one digest of quarantined inquiries a week, for any number of sweeps', async () => {
  await stage.ask(postOf({ ...FIVE, website: 'x' }));
  const calls: number[] = [];
  for (const week of [0, 7]) {
    world.now = MONDAY + week * DAY;
    for (let at = 0; at < 3; at += 1) {
      await swept();
      world.now += 5 * MINUTE;
    }
    calls.push(world.mailCalls);
  }
  expect(calls).toEqual([1, 2]);
  expect(mailsOf(world, 'contact-quarantine').map(({ key }) => key)).toEqual([
    'contact-quarantine/2026-11-23',
    'contact-quarantine/2026-11-30',
  ]);
});

test('it counts what it did, and says so to nobody else', async () => {
  world.mail = 'auth';
  for (const message of ['1', '2']) await stage.ask(postOf({ ...FIVE, message }));
  world.mail = 'up';
  world.now += 10 * MINUTE;
  expect(await swept()).toEqual({ ...calm, attempts: 2, confirmations: 1 });
  expect(await swept()).toEqual(calm);
  world.now += 8 * DAY;
  expect(await swept()).toEqual({ ...calm, purged: 3 });
});

test('a process that died while it gave up, or while it finished, leaves the rest to the next sweep: only what was sent is confirmed', async () => {
  const [sent, dead] = ['a'.repeat(40), 'b'.repeat(40)] as const;
  const record = (id: string) => recordFor(id, world.now);
  for (const id of [sent, dead]) world.plant(`pending/${id}`, record(id));
  world.plant(`sent/${sent}`, { record: record(sent), sentAt: world.now, mailId: 'm' });
  world.plant(`dead/${dead}`, { record: record(dead), deadAt: world.now, reason: 'expired', maybeDelivered: false });
  await swept();
  expect(world.keys('pending/')).toEqual([]);
  expect(mailsOf(world, 'contact-confirmation').map(({ ref }) => ref)).toEqual([sent]);
  expect(mailsOf(world, 'contact')).toEqual([]);
});

test('where the store does not list what it holds, nothing is done, and no time of a sweep is noted', async () => {
  world.store = 'down';
  expect(await swept()).toEqual({ ...calm, ok: false });
  world.store = 'up';
  expect([world.mailCalls, world.value('sweep/last')]).toEqual([0, undefined]);
});

test('what is old goes once an hour', async () => {
  await stage.ask(postOf(FIVE));
  world.now += 7 * DAY - 30 * MINUTE;
  const purgedIn: number[] = [];
  for (let at = 0; at < 24; at += 1) {
    const { purged } = await swept();
    if (purged > 0) purgedIn.push(at * 5);
    world.now += 5 * MINUTE;
  }
  // Purged at the first sweep and each hour after it; the inquiry is old after half an hour, so it goes at the second time.
  expect(purgedIn).toEqual([55]);
  expect(world.value('sweep/last')).toEqual({
    at: expect.any(Number),
    corrupt: 0,
    purgedAt: expect.any(Number),
    purgeDelayMs: 0,
  });
});

test('a sweep whose time is over does not purge, and the next one does', async () => {
  await stage.ask(postOf(FIVE));
  world.now += 8 * DAY;
  const { ports } = stage;
  const list: typeof ports.store.list = async (prefix) => {
    if (prefix.startsWith('visitor-')) world.now += 10_000;
    return ports.store.list(prefix);
  };
  stage.ports = { ...ports, store: { ...ports.store, list } };
  expect(await swept()).toEqual(calm);
  expect(world.value('sweep/last')).toMatchObject({ purgedAt: 0 });
  stage.ports = ports;
  expect(await swept()).toMatchObject({ purged: 2 });
});

test('values that are no inquiries are counted and logged, and none is no line', async () => {
  await swept();
  expect(stage.lines).toEqual([]);
  world.plant('pending/readme.txt', 'x');
  world.plant(`pending/${'a'.repeat(40)}`, null);
  expect(await swept()).toEqual({ ...calm, corrupt: 2 });
  expect(stage.lines.map((line) => JSON.parse(line))).toEqual([{ event: 'corrupt', queue: 'staff', count: 2 }]);
  // Health sees the foreign key itself.
  expect(world.value('sweep/last')).toMatchObject({ corrupt: 1 });
});

test('mails are at least 0.6 s apart, and the first does not wait', async () => {
  world.mail = 'auth';
  for (const message of ['1', '2', '3']) await stage.ask(postOf({ ...FIVE, message }));
  world.now += 10 * MINUTE;
  const waits: number[] = [];
  await swept(waits);
  expect(waits).toHaveLength(2);
  for (const wait of waits) {
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
  }
});
