import { expect, test } from 'vitest';
import { readMany } from './read-many.ts';

const KEYS = Array.from({ length: 40 }, (_, at) => `sent/${at}`);

async function read(goOn: () => boolean) {
  let now = 0;
  let most = 0;
  const get = async (key: string) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    now -= 1;
    return { ok: true, value: key } as const;
  };
  const found: unknown[] = [];
  for await (const { key, read } of readMany({ get }, KEYS, goOn)) found.push([key, read.ok && read.value]);
  return { found, most };
}

test('every value is read under its key, in order, sixteen at once', async () => {
  const { found, most } = await read(() => true);
  expect(found).toEqual(KEYS.map((key) => [key, key]));
  expect(most).toBe(16);
});

test('nothing is read once the time is over', async () => {
  let rounds = 0;
  expect((await read(() => rounds++ < 2)).found).toHaveLength(32);
  expect((await read(() => false)).found).toEqual([]);
});
