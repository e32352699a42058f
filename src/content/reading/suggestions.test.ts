import { describe, expect, test } from 'vitest';
import { closest, meantDay, meantTruth } from './suggestions.ts';

describe('closest', () => {
  test.each([
    { name: 'categroy', known: ['category', 'date'], expected: 'category' },
    { name: 'Title', known: ['title', 'tags'], expected: 'title' },
    { name: 'tag', known: ['tags', 'date'], expected: 'tags' },
    { name: 'picture', known: ['title', 'date'], expected: undefined },
    { name: 'x', known: ['ai'], expected: undefined },
    { name: 'x', known: [], expected: undefined },
  ])('$name among $known: $expected', ({ name, known, expected }) => {
    expect(closest(name, known)).toBe(expected);
  });
});

describe('meantDay', () => {
  test.each([
    ['2026/5/1', '2026-05-01'],
    ['2026年5月1日', '2026-05-01'],
    ['2026.12.28', '2026-12-28'],
    ['２０２６－０５－０１', '2026-05-01'],
    ['2026-13-01', undefined],
    ['2026-02-30', undefined],
    ['2026-05-01', undefined],
    ['May 2026', undefined],
    [20260501, undefined],
  ])('%j means %s', (value, expected) => {
    expect(meantDay(value)).toBe(expected);
  });
});

describe('meantTruth', () => {
  test.each([
    ['はい', 'true'],
    ['Yes', 'true'],
    ['true', 'true'],
    [1, 'true'],
    ['いいえ', 'false'],
    ['off', 'false'],
    [0, 'false'],
    ['maybe', undefined],
    ['', undefined],
  ])('%j means %s', (value, expected) => {
    expect(meantTruth(value)).toBe(expected);
  });
});
