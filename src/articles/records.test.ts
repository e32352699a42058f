import { expect, test } from 'vitest';
import { byUse, termKeyOf, withLabels } from './records.ts';

const terms = {
  ai: { ja: 'AI活用', en: 'AI', zh: '人工智能' },
  api: { ja: 'API設計', en: 'API design', zh: 'API设计' },
};

test.each([
  ['ja', 'AI活用', 'API設計'],
  ['en', 'AI', 'API design'],
  ['zh', '人工智能', 'API设计'],
] as const)('in %s keys become labels of the language; all else stays as it was written', (lang, ai, api) => {
  const entry = { slug: 'a', date: '2026-05-01', title: 'T', summary: 'S', author: 'A', lang: 'ja' } as const;
  expect(withLabels({ ...entry, category: 'ai' }, terms, lang)).toEqual({ ...entry, category: ai });
  const article = { ...entry, position: 'P', tags: ['api', 'ai'], content: 'C' };
  expect(withLabels(article, terms, lang)).toEqual({ ...article, tags: [api, ai] });
});

test.each([
  ['ai', 'ai'],
  ['AI', 'ai'],
  ['人工智能', 'ai'],
  ['ＡＩ活用', 'ai'],
  ['unknown', undefined],
  ['', undefined],
  ['toString', undefined],
  ['x'.repeat(10_000), undefined],
])('the key of %.20s is %s', (value, expected) => {
  expect(termKeyOf(terms, value)).toBe(expected);
});

test('the key most used comes first, those used alike in the order in which they appear', () => {
  expect(byUse(['c', 'a', 'b', 'b', 'c', 'b', 'd'])).toEqual([
    ['b', 3],
    ['c', 2],
    ['a', 1],
    ['d', 1],
  ]);
});
