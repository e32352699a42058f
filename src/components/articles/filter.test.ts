import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
  $filter,
  filterOfQuery,
  followAddress,
  NO_FILTER,
  queryOfFilter,
  searchEntries,
  setFilter,
  termOf,
} from './filter.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  $filter.set(NO_FILTER);
});

test('the filter follows the address, also after going back', () => {
  let goBack = () => {};
  const place = { search: '?tag=ai&q=api', pathname: '/en/tech-articles' };
  vi.stubGlobal('location', place);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    goBack = listener;
  });
  followAddress('tag');
  expect($filter.get()).toEqual({ term: 'ai', q: 'api' });
  place.search = '';
  goBack();
  expect($filter.get()).toEqual(NO_FILTER);
});

test('the address follows the filter', () => {
  const pushState = vi.fn();
  vi.stubGlobal('location', { pathname: '/news' });
  vi.stubGlobal('history', { state: null, pushState });
  setFilter({ term: 'ai', q: 'a&b' }, 'category');
  setFilter(NO_FILTER, 'category');
  expect(pushState.mock.calls.map((call) => call[2])).toEqual(['/news?category=ai&q=a%26b', '/news']);
});

test('an address gives back every filter that was written to it', () => {
  const part = fc.string().map((text) => text.toWellFormed().trim());
  fc.assert(
    fc.property(fc.record({ term: part, q: part }), (filter) => {
      expect(filterOfQuery(queryOfFilter(filter, 'tag'), 'tag')).toEqual(filter);
    }),
  );
});

test.each([
  ['', 3],
  ['ＡＰＩ', 1],
  ['山田　api', 1],
  ['api testing', 0],
  ['.*', 0],
])('「%s」 finds %i', (q, found) => {
  const entries = [
    { title: 'ＡＰＩの版を増やさない', summary: 'サーバーの話', author: '山田 太郎' },
    { title: 'Testing what changes', summary: 'Where tests pay off', author: 'Mina Takahashi' },
    { title: '架构评审', summary: '两种语言', author: '王小明' },
  ];
  expect(searchEntries(entries, q)).toHaveLength(found);
});

test('a term is meant by its key or its label', () => {
  const terms = [['b', 'タグB']] as const;
  expect(['b', 'たぐＢ', 'x', ''].map((name) => termOf(terms, name)?.[0])).toEqual(['b', 'b', undefined, undefined]);
});
