import { expect, test } from 'vitest';
import { numberIn } from './number-in.ts';

test.each([
  [{ at: 5 }, 5],
  [{ at: '5' }, undefined],
  [{ later: 5 }, undefined],
  [null, undefined],
  [7, undefined],
])('in %j: %s', (value, number) => {
  expect(numberIn(value, 'at')).toBe(number);
});
