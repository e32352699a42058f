import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  filterOfQuery,
  offeredTags,
  queryOfFilter,
  searchArticles,
  type TagChoice,
  tagChoice,
  toggleTag,
} from './search.ts';

const articles = [
  { title: 'ＡＰＩの版を増やさない', summary: 'サーバーの話', author: '山田 太郎' },
  { title: 'Testing what changes', summary: 'Where tests pay off', author: 'Mina Takahashi' },
  { title: '架构评审', summary: '两种语言', author: '王小明' },
];

describe('searchArticles', () => {
  test.each([
    ['', 3],
    ['ＡＰＩ', 1],
    ['山田　api', 1],
    ['api testing', 0],
    ['.*', 0],
  ])('「%s」 finds %i', (q, found) => {
    expect(searchArticles(articles, q)).toHaveLength(found);
  });
});

describe('the address', () => {
  test('holds the filter, and nothing where there is none', () => {
    expect(queryOfFilter({ tag: '', q: '' })).toBe('');
    expect(queryOfFilter({ tag: 'ai', q: 'a&b' })).toBe('?tag=ai&q=a%26b');
    expect(filterOfQuery('?utm=x&q= %E8%A8%AD%E8%A8%88 ')).toEqual({ tag: '', q: '設計' });
  });

  test('gives back every filter that was written to it', () => {
    const part = fc.string().map((text) => text.toWellFormed().trim());
    fc.assert(
      fc.property(fc.record({ tag: part, q: part }), (filter) => {
        expect(filterOfQuery(queryOfFilter(filter))).toEqual(filter);
      }),
    );
  });
});

describe('tags', () => {
  const tags = 'abcdefgh'.split('').map((key) => [key, `タグ${key.toUpperCase()}`] as TagChoice);

  test('choosing the chosen one lets go of it, and keeps the words', () => {
    expect(toggleTag({ tag: 'a', q: 'x' }, 'a')).toEqual({ tag: '', q: 'x' });
    expect(toggleTag({ tag: 'a', q: 'x' }, 'b')).toEqual({ tag: 'b', q: 'x' });
  });

  test('six are offered, and the chosen one besides', () => {
    expect(offeredTags(tags, '')).toHaveLength(6);
    expect(offeredTags(tags, 'a')).toHaveLength(6);
    expect(offeredTags(tags, 'h').map(([key]) => key)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h']);
    expect(offeredTags(tags, 'タグＧ').at(-1)).toEqual(['g', 'タグG']);
    expect(offeredTags(tags, 'unknown')).toHaveLength(6);
  });

  test('a tag is meant by its key or its label', () => {
    expect([
      tagChoice(tags, 'b')?.[0],
      tagChoice(tags, 'タグB')?.[0],
      tagChoice(tags, ''),
      tagChoice(tags, 'x'),
    ]).toEqual(['b', 'b', undefined, undefined]);
  });
});
