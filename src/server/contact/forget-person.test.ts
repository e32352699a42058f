import { beforeEach, describe, expect, test } from 'vitest';
import { cleanEmail } from '#src/schemas/contact/email-address.ts';
import { spawn, World } from '#tests/contact/fake-world.ts';
import { FIVE, postOf, type Stage, setStage } from '#tests/contact/stage.ts';
import { addressHashes } from './address-hashes.ts';
import { forgetPerson, recordsOf } from './forget-person.ts';
import { countsOf, itemsOf } from './outbox-admin.ts';
import type { OutboxStore } from './ports.ts';

/** The key of the stage. */
const KEY = 'a key';

let world: World;
let stage: Stage;
let store: OutboxStore;
beforeEach(() => {
  world = new World();
  stage = setStage(spawn(world).ports);
  store = stage.ports.store;
});

async function noteOf(address: string): Promise<string> {
  const key = `blocked/${(await addressHashes(address, 0, KEY)).blocked}`;
  world.plant(key, { at: world.now });
  return key;
}

test("a person's inquiries and confirmations are deleted in every state, others stay, counts stay", async () => {
  await stage.ask(postOf({ ...FIVE, message: '1' }));
  await stage.ask(postOf({ ...FIVE, message: '2', website: 'x' }));
  world.mail = 'auth';
  await stage.ask(postOf({ ...FIVE, message: '3' }));
  await stage.ask(postOf({ ...FIVE, message: '4', email: 'hanako@mihon.example.jp' }));
  expect(await forgetPerson(store, ' TARO@mihon.example.jp ', undefined)).toEqual({ found: 4, deleted: 4 });
  expect((await itemsOf(store)).map(({ record }) => record.mail.replyTo)).toEqual(['hanako@mihon.example.jp']);
  // Three were taken; the quarantined one never counted.
  expect(await countsOf(store)).toHaveLength(3);
  expect(world.keys('count/')).toHaveLength(2);
  const left = ['visitor-sent/', 'visitor-pending/', 'visitor-try/', 'once/'].flatMap((prefix) => world.keys(prefix));
  expect(left).toEqual([]);
});

test.each([
  ['taro@例え.jp', 'taro@例え.jp'],
  ['taro@例え.jp', 'TARO@xn--r8jz45g.jp'],
  ['taro@xn--r8jz45g.jp', 'ｔａｒｏ＠例え。ｊｐ'],
  ['Ｔａｒｏ＠Mihon.example', ' taro@mihon.example\u200b'],
])('what was typed as %s is found by %s: inquiry, confirmation and note', async (typed, asked) => {
  await stage.ask(postOf({ ...FIVE, email: typed }));
  await noteOf(cleanEmail(typed));
  const { inquiries, confirmations, notes } = await recordsOf(store, asked, KEY);
  expect([inquiries.length, confirmations.length, notes.length]).toEqual([1, 1, 1]);
  expect(await forgetPerson(store, asked, KEY)).toMatchObject({ found: 3, deleted: 3 });
});

describe('the note that an address bounced', () => {
  test.each([
    ['no key', undefined, 0],
    ['another key', 'another', 0],
    ['the key of the site', KEY, 1],
  ] as const)('is found, counted and deleted with the key of the site alone: %s', async (_, hashKey, found) => {
    const note = await noteOf('taro@mihon.example.jp');
    await noteOf('hanako@mihon.example.jp');
    expect((await recordsOf(store, 'Taro@mihon.example.jp', hashKey)).notes).toEqual(found === 1 ? [note] : []);
    expect(await forgetPerson(store, 'Taro@mihon.example.jp', hashKey)).toEqual({ found, deleted: found });
    expect(world.keys('blocked/')).toHaveLength(2 - found);
  });

  test('is found without a key while a confirmation names it, and counted once', async () => {
    await stage.ask(postOf(FIVE));
    const note = await noteOf(FIVE.email);
    for (const hashKey of [undefined, KEY]) expect((await recordsOf(store, FIVE.email, hashKey)).notes).toEqual([note]);
  });

  test('is still named by the confirmation where it could not be deleted', async () => {
    await stage.ask(postOf(FIVE));
    await noteOf(FIVE.email);
    const stuck: OutboxStore = { ...store, del: async (key) => !key.startsWith('blocked/') && store.del(key) };
    expect(await forgetPerson(stuck, FIVE.email, undefined)).toEqual({ found: 3, deleted: 1 });
    expect(await forgetPerson(store, FIVE.email, undefined)).toEqual({ found: 2, deleted: 2 });
    expect(['blocked/', 'visitor-sent/'].flatMap((prefix) => world.keys(prefix))).toEqual([]);
  });
});

test('the newest confirmation shows whether a key is the one of the site', async () => {
  const isKeyOfSite = async (key: string | undefined) =>
    (await recordsOf(store, 'nobody@mihon.example.jp', key)).isKeyOfSite;
  expect(await isKeyOfSite(KEY)).toBeUndefined();
  await stage.ask(postOf(FIVE));
  expect([await isKeyOfSite(KEY), await isKeyOfSite('another'), await isKeyOfSite(undefined)]).toEqual([
    true,
    false,
    undefined,
  ]);
});

test('a store that does not answer is said to, not taken for an empty one', async () => {
  const silent: OutboxStore = { ...store, get: async () => ({ ok: false }) };
  await expect(recordsOf(silent, 'a@b.example', KEY)).rejects.toThrow('The store did not say');
  world.store = 'down';
  await expect(forgetPerson(store, 'a@b.example', undefined)).rejects.toThrow('The store did not list');
});
