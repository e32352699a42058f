import { describe, expect, test } from 'vitest';
import { isTermName, rangeOf, termKeyOf } from './list-query.ts';

const terms = {
  ai: { ja: 'AI活用', en: 'AI', zh: '人工智能' },
  api: { ja: 'API設計', en: 'API design', zh: 'API设计' },
};

describe('rangeOf', () => {
  test.each([
    ['', { offset: 0 }],
    ['limit=100&offset=7', { offset: 7, limit: 100 }],
    ['limit=0', undefined],
    ['limit=101', undefined],
    ['limit=1.5', undefined],
    ['limit=1e2', undefined],
    ['limit=９', undefined],
    ['limit=01', undefined],
    ['offset=-1', undefined],
    ['offset=99999999999999999999', undefined],
    ['limit=5&limit=-1', { offset: 0, limit: 5 }],
  ])('%s', (query, expected) => {
    expect(rangeOf(new URLSearchParams(query))).toEqual(expected);
  });
});

describe('terms', () => {
  test.each([
    ['ai', 'ai'],
    ['AI', 'ai'],
    ['人工智能', 'ai'],
    ['ＡＩ活用', 'ai'],
    ['unknown', undefined],
    ['', undefined],
    ['toString', undefined],
    ['x'.repeat(10_000), undefined],
  ])('the key of %.20s', (value, expected) => {
    expect(termKeyOf(terms, value)).toBe(expected);
  });

  test.each([
    ['ai', true],
    ['AI', true],
    ['人工智能', true],
    ['Ai', false],
    ['ＡＩ活用', false],
    ['unknown', false],
    ['', false],
  ])('%s is a key or a label as it is written: %s', (value, expected) => {
    expect(isTermName(terms, value)).toBe(expected);
  });
});
