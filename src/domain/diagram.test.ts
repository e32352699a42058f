import { expect, test } from 'vitest';
import { linesTo, shapesOf } from './diagram.ts';

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

test('the shape of two diagrams has no words', () => {
  const drawn = (box: string) => ({ text: box, levels: [{ boxes: [box, box], lines: ['1', '-'] }, { boxes: [box] }] });
  const one = { before: drawn('a'), after: { text: 'a', levels: [{ boxes: ['a'], changed: [1] }] } };
  const other = { before: drawn('b'), after: { text: 'b', levels: [{ boxes: ['b'], changed: [1] }] } };
  expect(shapesOf(one)).toEqual(shapesOf(other));
  expect(shapesOf(one)).not.toEqual(shapesOf({ ...other, after: { text: 'b', levels: [{ boxes: ['b'] }] } }));
});
