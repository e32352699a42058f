import { expect, test } from 'vitest';
import { linesTo } from './diagram.ts';

test('without lines every box leads to every box below', () => {
  expect(linesTo({ boxes: ['a', 'b'] }, 1)).toEqual([
    { from: 25, to: 50 },
    { from: 75, to: 50 },
  ]);
  expect(linesTo({ boxes: ['a'] }, 0)).toEqual([]);
});

test('lines name the boxes below by their numbers', () => {
  expect(linesTo({ boxes: ['a', 'b'], lines: ['2 1', '-'] }, 2)).toEqual([
    { from: 25, to: 75 },
    { from: 25, to: 25 },
  ]);
});
