import { beforeEach, expect, test } from 'vitest';
import { spawn, World } from '#tests/contact/fake-world.ts';
import { recordFor } from '#tests/contact/pipeline.ts';
import { seeded } from '#tests/contact/random.ts';
import { listAll } from './listing.ts';
import type { Ports } from './ports.ts';
import { purge } from './purge.ts';

const DAY = 24 * 3_600_000;
const [A, B, C] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)] as const;
const KEEP_DAYS = 7;

let world: World;
let ports: Ports;
beforeEach(() => {
  world = new World();
  ports = { ...spawn(world).ports, now: () => world.now };
});

const ago = (days: number, ms = 0) => world.now - days * DAY + ms;
const record = (id: string) => recordFor(id, world.now - 40 * DAY);
const sent = (id: string, sentAt: number) => ({ record: record(id), sentAt, mailId: 'm' });
const dead = (id: string, deadAt: number) => ({ record: record(id), deadAt, reason: 'refused', maybeDelivered: false });

async function purged(left = 1): Promise<number> {
  return (await purgeWith(() => left)).purged;
}

async function purgeWith(left: () => number, rand = seeded(1)) {
  const keys = await listAll(ports);
  if (keys === undefined) throw new Error('the store lists nothing');
  return purge(ports, { keepDays: KEEP_DAYS, rand }, keys, left);
}

/** How long everything is kept, to the millisecond (the privacy policy promises it). */
test.each<
  readonly [what: string, days: number, plant: (id: string, at: number) => Record<string, unknown>, counts: number]
>([
  ['a delivered inquiry', 7, (id, at) => ({ [`sent/${id}`]: sent(id, at) }), 1],
  [
    'a dead letter of which staff knows',
    30,
    (id, at) => ({ [`dead/${id}`]: dead(id, at), [`alerted/${id}`]: { at: world.now } }),
    1,
  ],
  ['a quarantined inquiry', 30, (id, at) => ({ [`quarantine/${id}`]: { record: record(id), at, reasons: [] } }), 1],
  ['a confirmation', 7, (id, at) => ({ [`visitor-sent/${id}`]: sent(id, at) }), 1],
  ['a confirmation that was given up', 7, (id, at) => ({ [`visitor-dead/${id}`]: dead(id, at) }), 1],
  ['the mark of an address on its day', 7, (id, at) => ({ [`once/${id}`]: { at, id } }), 0],
  ['the mark of an address that bounced', 730, (id, at) => ({ [`blocked/${id}`]: { at } }), 0],
  ['the note on a report of the mail service', 30, (id, at) => ({ [`hook/${id}`]: { at } }), 0],
  ['the note that staff was alerted', 1, (id, at) => ({ [`alerted/${id}`]: { at } }), 0],
  ['a round of an alert', 1, (id, at) => ({ [`alert/${id}/0001`]: { at } }), 0],
])('%s is kept for %i days', async (_, days, plant, counts) => {
  const shelfOf = (key: string) => key.slice(0, key.indexOf('/') + 1);
  const [old, young] = [plant(A, ago(days)), plant(B, ago(days, 1))];
  for (const [key, value] of Object.entries({ ...old, ...young })) world.plant(key, value);
  expect(await purged()).toBe(counts);
  const [first = ''] = Object.keys(old);
  expect(world.keys(shelfOf(first))).toEqual(Object.keys(young).slice(0, 1));
});

test('where there is more than a pass can read, everything past its day goes within a day of passes', async () => {
  const idOf = (index: number) => index.toString(16).padStart(40, '0');
  const READS = 3000;
  const isOld = (index: number, of: number) => index >= of - 100;
  for (let index = 0; index < 4000; index += 1) {
    const at = isOld(index, 4000) ? ago(365) : ago(1);
    world.plant(`sent/${idOf(index)}`, sent(idOf(index), at));
    world.plant(`visitor-sent/${idOf(index)}`, sent(idOf(index), at));
    world.plant(`once/${idOf(index)}`, { at, id: idOf(index) });
  }
  for (let index = 0; index < 100; index += 1) {
    world.plant(`quarantine/${idOf(index)}`, { record: record(idOf(index)), at: ago(365), reasons: [] });
    world.plant(`hook/${idOf(index)}`, { at: ago(365) });
  }
  const rand = seeded(3);
  const { store } = ports;
  let reads = 0;
  const count: typeof store.get = (key) => {
    reads += 1;
    return store.get(key);
  };
  ports = { ...ports, store: { ...store, get: (key) => count(key) } };
  for (let pass = 0; pass < 24; pass += 1) {
    reads = 0;
    await purgeWith(() => READS - reads, rand);
  }
  const left = ['sent/', 'visitor-sent/', 'once/', 'quarantine/', 'hook/'].map((prefix) => world.keys(prefix).length);
  expect(left).toEqual([3900, 3900, 3900, 0, 0]);
});

test('returns the longest delay past the retention period, also for records that could not be deleted', async () => {
  expect(await purgeWith(() => 1)).toEqual({ purged: 0, delayMs: 0 });
  world.plant(`sent/${A}`, sent(A, ago(9)));
  world.plant(`sent/${B}`, sent(B, ago(8)));
  const { store } = ports;
  ports = { ...ports, store: { ...store, del: async () => false } };
  expect(await purgeWith(() => 1)).toEqual({ purged: 0, delayMs: 2 * DAY });
  ports = { ...ports, store };
  expect(await purgeWith(() => 1)).toEqual({ purged: 2, delayMs: 2 * DAY });
});

test('a dead letter of which staff does not know stays', async () => {
  world.plant(`dead/${A}`, dead(A, ago(90)));
  expect([await purged(), world.keys('dead/')]).toEqual([0, [`dead/${A}`]]);
});

test('with an inquiry goes all that belongs to it, and nothing of another; its count stays', async () => {
  const of = (id: string) => [
    `pending/${id}`,
    `try/${id}/0001`,
    `try/${id}/0002`,
    `res/${id}/0001.unknown.timeout.5`,
    `alert/${id}/0001`,
  ];
  for (const key of [...of(A), ...of(B)]) world.plant(key, { at: world.now });
  world.plant(`sent/${A}`, sent(A, ago(8)));
  world.plant(`visitor-sent/${C}`, sent(C, ago(8)));
  for (const key of [`visitor-pending/${C}`, `visitor-try/${C}/0001`, `visitor-res/${C}/0001.unknown.x.5`])
    world.plant(key, {});
  expect(await purged()).toBe(2);
  const prefixes = ['pending/', 'try/', 'res/', 'alert/', 'sent/'];
  const left = [...prefixes, ...prefixes.map((prefix) => `visitor-${prefix}`)].flatMap((prefix) => world.keys(prefix));
  expect(left.sort()).toEqual(of(B).sort());
  expect(world.keys('count/')).toEqual([`count/${A}`]);
  expect(world.value(`count/${A}`)).toMatchObject({ lang: 'ja', page: '/', job: 'system-engineer' });
});

test('with the note on a dead letter that is gone go its acknowledgement and all its rounds', async () => {
  for (const key of [`alerted/${A}`, `ack/${A}`, `alert/${A}/0001`, `alert/${A}/0002`])
    world.plant(key, { at: ago(2) });
  await purged();
  expect(['alerted/', 'ack/', 'alert/'].flatMap((prefix) => world.keys(prefix))).toEqual([]);
});

test('the marker of an inquiry stays until all else of it is gone', async () => {
  world.plant(`sent/${A}`, sent(A, ago(8)));
  world.plant(`try/${A}/0001`, { at: 1 });
  const { store } = ports;
  ports = { ...ports, store: { ...store, del: async (key) => !key.startsWith('try/') && store.del(key) } };
  expect([await purged(), world.keys('sent/')]).toEqual([0, [`sent/${A}`]]);
  ports = { ...ports, store: { ...store, create: async () => 'failed' } };
  expect([await purged(), world.keys('sent/'), world.keys('try/')]).toEqual([0, [`sent/${A}`], [`try/${A}/0001`]]);
});

test('values that cannot be read stay, and nothing goes when there is no time', async () => {
  for (const prefix of ['sent/', 'quarantine/', 'visitor-sent/', 'once/', 'blocked/', 'hook/', 'alerted/'])
    world.plant(`${prefix}${A}`, { nonsense: true });
  world.plant(`sent/${B}`, sent(B, ago(8)));
  expect(await purged(0)).toBe(0);
  expect(world.keys('sent/')).toHaveLength(2);
  expect(await purged()).toBe(1);
  for (const prefix of ['sent/', 'quarantine/', 'visitor-sent/', 'once/', 'blocked/', 'hook/', 'alerted/'])
    expect(world.keys(prefix)).toEqual([`${prefix}${A}`]);
});
