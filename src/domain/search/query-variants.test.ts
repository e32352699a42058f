import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsOne, meanings, type QueryVariant, queryVariants } from './query-variants.ts';

const SAME = [
  ['AI', '人工知能', '人工智能'],
  ['remote', 'work from home'],
  ['テレワーク', 'リモートワーク'],
  ['見積', '概算'],
  ['salary', 'wage', 'monthly pay'],
];

/** Each variant in a line: how it came about, and its terms. */
const lines = (all: readonly QueryVariant[]) => all.map(({ by, terms }) => `${by}: ${terms.join(' + ')}`);

test.each([
  ['ja', '採用', ['typed: 採用']],
  ['ja', '人工知能', ['typed: 人工知能', 'same: ai', 'same: 人工智能', 'words: 人工 + 知能']],
  ['ja', 'ＡＩ　開発', ['typed: ai + 開発', 'form: ai + 開発', 'same: 人工知能 + 開発', 'same: 人工智能 + 開発']],
  ['ja', 'テレワークの制度', ['typed: テレワークの制度', 'same: リモートワークの制度', 'words: テレワーク + 制度']],
  [
    'ja',
    'リモートワークはできますか',
    ['typed: リモートワークはできますか', 'same: テレワークはできますか', 'words: リモートワーク'],
  ],
  ['ja', 'お見積り', ['typed: お見積り', 'typed: 見積', 'same: 概算', 'words: 見積り']],
  ['ja', '御見積もり', ['typed: 御見積もり', 'typed: 見積', 'same: 概算']],
  ['ja', 'レガシー', ['typed: レガシー']],
  ['en', 'Work from home', ['typed: work + from + home', 'form: work + from + home', 'same: remote']],
  [
    'en',
    'engineer salaries',
    [
      'typed: engineer + salaries',
      'form: engineer + salaries',
      'same: engineer + wage',
      'same: engineer + monthly pay',
    ],
  ],
  ['en', 'email', ['typed: email', 'form: email']],
  ['en', 'ISO - IEC', ['typed: iso + iec', 'form: iso + iec']],
  ['ja', '採用　／　研修', ['typed: 採用 + 研修']],
  ['en', '++', ['typed: ++']],
  ['zh-Hans', '外包', ['typed: 外包']],
  ['zh-Hans', '软件外包公司', ['typed: 软件外包公司', 'words: 软件 + 外包 + 公司']],
  ['zh-Hans', '工作签证', ['typed: 工作签证', 'words: 工作 + 签证']],
  ['en', '  ', []],
])('%s: %s', (tag, query, all) => {
  // Where words end is the engine's own matter; those that no word list parts are few.
  expect(lines(queryVariants(query, SAME, tag))).toEqual(expect.arrayContaining(all));
  expect(lines(meanings(query, SAME))).toEqual(all.filter((one) => !one.startsWith('words')));
});

test.each([
  ['レガシー', 'ja'],
  ['外包', 'zh-Hans'],
  ['外协', 'zh-Hans'],
])('%s is never taken apart into single characters', (query, tag) => {
  expect(queryVariants(query, [], tag).map(({ terms }) => terms)).toEqual([[query]]);
});

test('a word that another one begins with is not taken for it', () => {
  const same = [['リモート', '在宅', 'リモートワーク']];
  expect(lines(meanings('リモートワークの日', same)).slice(1)).toEqual(['same: リモートの日', 'same: 在宅の日']);
});

describe('holdsOne', () => {
  test.each([
    ['Can I work remotely?', 'remote', true],
    ['Overtime is part of our monthly pay', 'salary', true],
    ['Work done is payable', 'salary', false],
    ['Work that is taken home from us', 'remote', false],
    ['お見積もりの手順', '見積り', true],
    ['手順', '見積り', false],
  ])('“%s” answers “%s”: %s', (text, query, isHeld) => {
    expect(holdsOne(text, meanings(query, SAME))).toBe(isHeld);
  });
});

test('the typed query comes first, each variant is unique, and there are few', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.array(fc.string({ minLength: 1 }), { minLength: 2 })), (query, same) => {
      const all = queryVariants(query, same, 'en');
      expect(all.length).toBeLessThanOrEqual(10);
      expect(new Set(lines(all)).size).toBe(all.length);
      expect(queryVariants(query, [], 'en')[0]).toEqual(all[0]);
    }),
  );
});
