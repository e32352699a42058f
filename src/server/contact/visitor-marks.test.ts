import { expect, test } from 'vitest';
import { marksOf } from './visitor-marks.ts';

const DAY = 24 * 3_600_000;

test('marks: of one address on one day of Japan, whatever its case and suffix; nothing without the key', async () => {
  const first = await marksOf('taro@mihon.example', 0, 'key');
  expect(first.once).toMatch(/^[0-9a-f]{40}$/);
  expect(await marksOf('TARO+a+b@mihon.example', DAY - 9 * 3_600_000 - 1, 'key')).toEqual(first);
  const others = [
    await marksOf('taro@mihon.example', DAY - 9 * 3_600_000, 'key'),
    await marksOf('jiro@mihon.example', 0, 'key'),
    await marksOf('taro@mihon.example', 0, 'another key'),
  ];
  expect(new Set([first, ...others].map(({ once }) => once)).size).toBe(4);
  expect(others.map(({ blocked }) => blocked === first.blocked)).toEqual([true, false, false]);
});
