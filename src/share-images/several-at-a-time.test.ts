import { expect, test } from 'vitest';
import { severalAtATime } from './several-at-a-time.ts';

test.each([
  [2, 5, 2],
  [8, 3, 3],
])('%i at a time of %i items: never more than %i in work, each once', async (count, length, most) => {
  const done: number[] = [];
  let [inWork, peak] = [0, 0];
  await severalAtATime(count, Array.from({ length }).keys(), async (item) => {
    inWork += 1;
    peak = Math.max(peak, inWork);
    await new Promise((resolve) => setTimeout(resolve));
    inWork -= 1;
    done.push(item);
  });
  expect([peak, done.sort()]).toEqual([most, [...Array(length).keys()]]);
});

test('a failure is told', async () => {
  const act = async (item: number) => {
    if (item === 2) throw new Error('two');
  };
  await expect(severalAtATime(2, [1, 2, 3], act)).rejects.toThrow('two');
});
