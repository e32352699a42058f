import { expect, test } from 'vitest';
import { reachableFrom } from './reachable.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = { a: ['b', 'c'], b: ['d', 'a'], c: ['c'], e: ['a'] };

test.each([
  { start: [], reached: '' },
  { start: ['a'], reached: 'abcd' },
  { start: ['d'], reached: 'd' },
  { start: ['c', 'e'], reached: 'ceabd' },
])('from $start: $reached', ({ start, reached }) => {
  expect([...reachableFrom(start, (name) => IMPORTS[name] ?? [])].join('')).toBe(reached);
});
