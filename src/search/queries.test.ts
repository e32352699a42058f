import { describe, expect, test } from 'vitest';
import { signedWords, spellings, synonyms } from './queries.ts';

describe('spellings', () => {
  test.each([
    ['システム', ['システム'], 'the index would split しすてむ into single characters'],
    ['しすてむ', ['システム'], 'only that is a word'],
    ['ﾈｺ', ['ネコ', 'ねこ'], 'both are words, in one width'],
    ['ねこ', ['ねこ', 'ネコ'], 'what is typed comes first'],
    ['ＳＥＳ', ['ses'], 'full width and capitals are only another form'],
    ['お見積り', ['見積り'], 'お is polite'],
    ['どのような会社ですか', ['どのような会社ですか', 'ドノヨウナ会社デスカ'], 'what is typed has kanji'],
    ['し す', ['し す', 'シ ス'], 'none has fewer words'],
    [' \u3000 ', [], 'nothing is typed'],
  ])('%s: %j, because %s', (query, all) => {
    expect(spellings(query, 'ja')).toEqual(all);
  });
});

describe('words with signs', () => {
  test.each([
    ['C++', 'c++での開発', 'c言語とvitamin c+'],
    ['Ｃ＃', '言語はc#です', 'c## c'],
    ['F# 開発', 'f#（関数型）', '開発 f'],
    ['.NET', 'asp.netと.net', 'net と internet'],
    ['Node.js', 'node.jsで', 'node と js'],
    ['A/Bテスト', 'a/bテスト', 'a b テスト'],
    ['CI/CD', 'ci/cdを', 'ci と cd'],
    ['R&D', 'r&d部門', 'r d'],
    ['Java 21.0', 'java 21.0', 'java 21'],
  ])('%s', (query, one, other) => {
    const words = signedWords(query);
    expect(words).toHaveLength(1);
    expect([one, other].map((text) => words.every((word) => word.test(text)))).toEqual([true, false]);
  });

  test.each(['java', 'costs.', '見積り、費用', 'e-mail', '90%', '“cloud”'])('%s has none', (query) => {
    expect(signedWords(query)).toEqual([]);
  });
});

describe('synonyms', () => {
  const SAME = [
    ['AI', '人工知能'],
    ['在宅', 'リモート', 'リモートワーク'],
    ['cost', 'price', 'monthly fee'],
  ];
  test.each([
    ['ＡＩ 開発', ['人工知能 開発']],
    ['りもーとわーくの日', ['在宅の日', 'リモートの日']],
    ['Cost of a study', ['price of a study', 'monthly fee of a study']],
    ['costume', []],
    ['maintenance', []],
  ])('%s: %j', (query, all) => {
    expect(synonyms(query, SAME)).toEqual(all);
  });
});
