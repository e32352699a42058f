import { expect, test } from 'vitest';
import { HOUR, MINUTE, spawn } from '#tests/contact/fake-world.ts';
import { scene } from '#tests/contact/scene.ts';
import { forget, itemsIn, sendAgain } from './commands.ts';

/** A scene with an inquiry that was given up and one that was delivered. */
async function sceneOfItems() {
  const it = scene();
  it.world.mail = 'refuse';
  await it.post();
  it.world.mail = 'up';
  it.world.now += MINUTE;
  await it.post({ id: it.ids[1] });
  const { ports } = spawn(it.world);
  return { ...it, ports, items: () => itemsIn(ports.store) };
}

test('lists inquiries by time, with what they wait for', async () => {
  const { id, ids, items } = await sceneOfItems();
  expect((await items()).map(({ state, reason, message }) => [state, reason, message.key])).toEqual([
    ['dead', 'refused', `contact/${id}`],
    ['sent', undefined, `contact/${ids[1]}`],
  ]);
});

test('mails an inquiry again under a new key, once, however often it is asked and the page sends the first again', async () => {
  const { ports, items, post, sweep, mails, counts } = await sceneOfItems();
  const [dead, sent] = await items();
  if (dead === undefined || sent === undefined) throw new Error('no items');
  for (const item of [dead, dead, sent]) expect(await sendAgain(ports, item)).toBe(true);
  await post();
  await sweep(HOUR, 3);
  expect([mails(), mails('contact-alert'), ...counts('dead/', 'pending/')]).toEqual([3, 0, 0, 0]);
});

test('deletes an inquiry with all that follows it; the page cannot send it again', async () => {
  const { world, ports, items, post, sweep, mails } = await sceneOfItems();
  for (const { message } of await items()) expect(await forget(ports, message.key)).toBe(true);
  await post();
  await sweep(HOUR, 3);
  expect([mails(), mails('contact-alert')]).toEqual([1, 0]);
  expect(JSON.stringify(world.keys('').map((key) => world.value(key)))).not.toContain('b.example');
});

test('an inquiry that waits is listed, and never mailed once it is deleted', async () => {
  const { world, postDuring, sweep, mails, counts } = scene();
  await postDuring({ mail: 'down' });
  const { ports } = spawn(world);
  const [item] = await itemsIn(ports.store);
  expect(item?.state).toBe('pending');
  expect([await forget(ports, item?.message.key ?? ''), ...counts('pending/')]).toEqual([true, 0]);
  await sweep(HOUR, 3);
  expect(mails()).toBe(0);
});

test('a store that does not confirm is an error, and the command is run again', async () => {
  const { world, ports, items } = await sceneOfItems();
  const [dead] = await items();
  if (dead === undefined) throw new Error('no items');
  world.store = 'down';
  expect([await sendAgain(ports, dead), await forget(ports, dead.message.key)]).toEqual([false, false]);
  await expect(items()).rejects.toThrow('The store did not list');
});
