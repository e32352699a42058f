import { describe, expect, test } from 'vitest';
import { isTermName, labelOf, rangeOf, sliceOf, termKeyOf } from './list-query.ts';

const terms = {
  ai: { ja: 'AI活用', en: 'AI', zh: '人工智能' },
  api: { ja: 'API設計', en: 'API design', zh: 'API设计' },
};

describe('rangeOf', () => {
  test.each([
    ['', { offset: 0 }],
    ['limit=1', { offset: 0, limit: 1 }],
    ['limit=100&offset=7', { offset: 7, limit: 100 }],
    ['offset=999999999', { offset: 999_999_999 }],
    ['limit=0', undefined],
    ['limit=101', undefined],
    ['limit=-1', undefined],
    ['limit=', undefined],
    ['limit=1.5', undefined],
    ['limit=1e2', undefined],
    ['limit=NaN', undefined],
    ['limit=９', undefined],
    ['limit=01', undefined],
    ['offset=00', undefined],
    ['offset=0', { offset: 0 }],
    ['offset=-1', undefined],
    ['offset=x', undefined],
    ['offset=99999999999999999999', undefined],
    ['limit=5&limit=-1', { offset: 0, limit: 5 }],
  ])('%s', (query, expected) => {
    expect(rangeOf(new URLSearchParams(query))).toEqual(expected);
  });
});

describe('sliceOf', () => {
  test.each([
    [{ offset: 0 }, { entries: ['a', 'b', 'c'] }],
    [{ offset: 1 }, { entries: ['b', 'c'] }],
    [
      { offset: 0, limit: 2 },
      { entries: ['a', 'b'], next: 2 },
    ],
    [{ offset: 2, limit: 2 }, { entries: ['c'] }],
    [{ offset: 1, limit: 2 }, { entries: ['b', 'c'] }],
    [{ offset: 9, limit: 2 }, { entries: [] }],
  ])('%o', (range, expected) => {
    expect(sliceOf(['a', 'b', 'c'], range)).toEqual(expected);
  });
});

describe('terms', () => {
  test.each([
    ['ai', 'ai'],
    ['AI', 'ai'],
    ['人工智能', 'ai'],
    ['AI活用', 'ai'],
    ['ＡＩ活用', 'ai'],
    ['api design', 'api'],
    ['unknown', undefined],
    ['', undefined],
    ['toString', undefined],
    ['../ai', undefined],
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
    ['toString', false],
    ['', false],
  ])('%s is a key or a label as it is written: %s', (value, expected) => {
    expect(isTermName(terms, value)).toBe(expected);
  });

  test('a label in each language; an unknown key says what it expected', () => {
    expect([labelOf(terms, 'ai', 'ja'), labelOf(terms, 'ai', 'en'), labelOf(terms, 'ai', 'zh')]).toEqual([
      'AI活用',
      'AI',
      '人工智能',
    ]);
    expect(() => labelOf(terms, 'x', 'ja')).toThrow('labelOf: "x", expected one of ai, api');
  });
});
