import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, mailsOf, spawn, World } from '#tests/contact/fake-world.ts';
import { recordFor } from '#tests/contact/pipeline.ts';
import { seeded } from '#tests/contact/random.ts';
import { FIVE, postOf, type Stage, setStage } from '#tests/contact/stage.ts';
import { acknowledge, countsOf, findItem, itemsOf, release, requeue } from './outbox-admin.ts';
import type { OutboxStore } from './ports.ts';

let world: World;
let stage: Stage;
let store: OutboxStore;

beforeEach(() => {
  const random = seeded(1);
  world = new World({ random });
  stage = setStage(spawn(world).ports);
  store = stage.ports.store;
});

async function dead(): Promise<string> {
  world.mail = 'refuse';
  const { reference } = await (await stage.ask(postOf(FIVE))).json();
  for (let round = 0; round < 3; round += 1) {
    world.now += HOUR;
    await stage.sweep();
  }
  world.mail = 'up';
  await stage.sweep();
  return reference;
}

async function named(name: string) {
  const item = findItem(await itemsOf(store), name);
  if (!item) throw new Error(`${name} not found`);
  return item;
}

describe('a dead letter', () => {
  test('is requeued under a new key and delivered once, however often the command runs', async () => {
    const reference = await dead();
    const item = await named(reference);
    expect(item).toMatchObject({ kind: 'dead', note: 'refused' });
    const ids = [await requeue(store, item, world.now), await requeue(store, item, world.now)];
    expect(new Set(ids).size).toBe(1);
    for (const prefix of ['pending/', 'try/', 'res/', 'sent/', 'dead/'])
      expect(world.keys(prefix).filter((key) => key.includes(item.record.id))).toEqual([]);
    await stage.sweep();
    expect(mailsOf(world, 'contact')).toMatchObject([{ ref: ids[0] }]);
    // Days later, perhaps: staff is answering by now.
    expect(mailsOf(world, 'contact-confirmation')).toEqual([]);
    expect((await stage.health()).alarms).toEqual([]);
  });

  test('is acknowledged: health is green again', async () => {
    const reference = await dead();
    expect((await stage.health()).alarms).toEqual(['dead-letters']);
    await acknowledge(store, await named(reference), world.now);
    expect((await stage.health()).alarms).toEqual([]);
    expect(await named(reference)).toMatchObject({ note: 'refused, acknowledged' });
  });

  test('is acknowledged before mail took the alert: none follows, and after 30 days it goes with all its notes', async () => {
    const { reference } = await (await stage.ask(postOf({ ...FIVE, message: 'late' }))).json();
    const item = await named(reference);
    const { record } = item;
    world.plant(`dead/${record.id}`, { record, deadAt: world.now, reason: 'bounced', maybeDelivered: false });
    world.mail = 'down';
    await stage.sweep();
    expect(world.keys('alert/')).toHaveLength(1);
    expect(await acknowledge(store, item, world.now)).toBe(true);
    world.mail = 'up';
    for (let hours = 0; hours < 120; hours += 4) {
      world.now += 4 * HOUR;
      await stage.sweep();
    }
    expect(mailsOf(world, 'contact-alert')).toEqual([]);
    for (const days of [26, 2]) {
      world.now += days * 24 * HOUR;
      await stage.sweep();
    }
    expect(['dead/', 'alert/', 'alerted/', 'ack/'].flatMap((prefix) => world.keys(prefix))).toEqual([]);
  });

  test('is not acknowledged while the store does not confirm', async () => {
    const item = await named(await dead());
    world.store = 'down';
    expect(await acknowledge(store, item, world.now)).toBe(false);
    world.store = 'up';
    expect(world.keys('ack/')).toEqual([]);
  });

  test('stays where it is while the store does not confirm', async () => {
    const item = await named(await dead());
    world.store = 'down';
    expect(await requeue(store, item, world.now)).toBeUndefined();
    world.store = 'up';
    expect(world.keys('dead/')).toHaveLength(1);
  });
});

test('a pending inquiry says how its last try ended, and when the next may follow', async () => {
  world.mail = 'auth';
  await stage.ask(postOf(FIVE));
  const note = expect.stringMatching(/^try 1: rejected \(\w+\), next from \d{4}-\d\d-\d\d \d\d:\d\d \(\w+\/\w+\)$/);
  expect(await itemsOf(store, ['pending'])).toMatchObject([{ note }]);
});

test.each([
  ['refused once: the plain mail follows at once', ['0001.refused.http_422.'], 1, 'next with the next sweep'],
  ['refused twice', ['0001.refused.http_422.', '0002.refused.http_422.'], 1, 'no other: refused'],
  ['the key was used', ['0001.conflict.http_409.'], 1, 'no other: conflict'],
  ['due after the window', ['0001.unknown.timeout.'], 21, 'no other: expired'],
])('a pending inquiry says when no other try follows: %s', async (_, names, dueAfterHours, next) => {
  const id = 'a'.repeat(40);
  world.plant(`pending/${id}`, recordFor(id, world.now));
  for (const name of names) world.plant(`res/${id}/${name}${world.now + dueAfterHours * HOUR}`, {});
  expect((await itemsOf(store, ['pending']))[0]?.note).toMatch(new RegExp(`^try ${names.length}: .*, ${next}$`));
});

test('a quarantined inquiry is released and mailed, and not confirmed', async () => {
  const { reference } = await (await stage.ask(postOf({ ...FIVE, website: 'x' }))).json();
  expect(await release(store, await named(reference), world.now)).toBe(true);
  await stage.sweep();
  expect([world.deliveries.length, world.keys('quarantine/').length]).toEqual([1, 0]);
});

test('counts outlive the purge, and nothing is counted twice', async () => {
  await stage.ask(postOf({ ...FIVE, page: '/services/consulting' }));
  await stage.ask(postOf({ ...FIVE, message: 'x', job: 'system-engineer' }, { lang: 'en' }));
  const before = await countsOf(store);
  world.now += 9 * 24 * HOUR;
  await stage.sweep();
  expect(world.keys('sent/')).toEqual([]);
  const sorted = (counts: readonly unknown[]) => counts.map((count) => JSON.stringify(count)).sort();
  expect(sorted(await countsOf(store))).toEqual(sorted(before));
  expect(before).toHaveLength(2);
});

test('everything is listed oldest first, with what staff has to know of it', async () => {
  const at = (id: string, days: number) => recordFor(id, world.now - days * 24 * HOUR);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40)) as [string, string, string, string];
  world.plant(`sent/${a}`, { record: at(a, 9), sentAt: world.now - 1000, mailId: 'mail-1' });
  world.plant(`dead/${b}`, { record: at(b, 9), deadAt: world.now - 3000, reason: 'expired', maybeDelivered: true });
  world.plant(`quarantine/${c}`, { record: at(c, 9), at: world.now - 2000, reasons: ['honeypot', 'too-fast'] });
  world.plant(`pending/${d}`, at(d, 9));
  expect((await itemsOf(store)).map(({ kind, note, at: time }) => [kind, note, world.now - time])).toEqual([
    ['pending', '', 9 * 24 * HOUR],
    ['dead', 'expired (may be delivered)', 3000],
    ['quarantine', 'honeypot, too-fast', 2000],
    ['sent', 'mail-1', 1000],
  ]);
  expect((await itemsOf(store, ['quarantine', 'sent'])).map(({ kind }) => kind)).toEqual(['quarantine', 'sent']);
  for (const name of [b, 'bbbbbbbb', 'BBBBBBBB']) expect((await named(name)).kind).toBe('dead');
});

test('a store that lists nothing is said to, not taken for an empty one', async () => {
  world.store = 'down';
  await expect(itemsOf(store, ['dead'])).rejects.toThrow('The store did not list');
});

test('values that are not inquiries are passed over', async () => {
  world.plant('pending/x', 1);
  world.plant('dead/y', { record: recordFor('a'.repeat(40), 0) });
  expect(await itemsOf(store)).toEqual([]);
  expect(findItem([], 'x')).toBeUndefined();
});
