import { expect, test } from 'vitest';
import { addressHashes } from './address-hashes.ts';

const DAY = 24 * 3_600_000;

test.each([
  ['v.i.c.t.i.m@gmail.com', true],
  ['Victim+news@GoogleMail.com', true],
  ['v.ictim@googlemail.com', true],
  ['v.ictim@mihon.example', false],
  ['victim@notgmail.com', false],
])('%s is the mailbox victim@gmail.com: %s', async (address, isSame) => {
  const mailbox = await addressHashes('victim@gmail.com', 0, 'key');
  const { once, blocked } = await addressHashes(address, 0, 'key');
  expect([once === mailbox.once, blocked === mailbox.blocked]).toEqual([isSame, isSame]);
});

test('the mark of the day before is the one that was made on that day', async () => {
  const [monday, tuesday] = [
    await addressHashes('a@b.example', 0, 'key'),
    await addressHashes('a@b.example', DAY, 'key'),
  ];
  expect(tuesday.before).toBe(monday.once);
  expect(tuesday.before).not.toBe(tuesday.once);
});

test('marks: of one address on one day of Japan, whatever its case and suffix; nothing without the key', async () => {
  const first = await addressHashes('taro@mihon.example', 0, 'key');
  expect(first.once).toMatch(/^[0-9a-f]{40}$/);
  expect(await addressHashes('TARO+a+b@mihon.example', DAY - 9 * 3_600_000 - 1, 'key')).toEqual(first);
  const others = [
    await addressHashes('taro@mihon.example', DAY - 9 * 3_600_000, 'key'),
    await addressHashes('jiro@mihon.example', 0, 'key'),
    await addressHashes('taro@mihon.example', 0, 'another key'),
  ];
  expect(new Set([first, ...others].map(({ once }) => once)).size).toBe(4);
  expect(others.map(({ blocked }) => blocked === first.blocked)).toEqual([true, false, false]);
});
