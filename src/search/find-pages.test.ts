import { expect, test } from 'vitest';
import { findPages, type Pagefind } from './find-pages.ts';

/** An index whose pages answer the queries of a table, and no others. */
function index(answers: Readonly<Record<string, readonly string[]>>): Pagefind {
  const result = (address: string, score: number) => ({
    id: address,
    score,
    data: async () => {
      const content = Object.keys(answers).join(' ');
      return {
        url: address,
        content,
        meta: { title: address },
        excerpt: content,
        sub_results: [],
        weighted_locations: [],
      };
    },
  });
  return {
    options: async () => {},
    init: async () => {},
    search: async (query, options) => ({
      results: (options ? [options.filters.page] : (answers[query ?? ''] ?? [])).map((one, at) => result(one, 9 - at)),
    }),
  };
}

const HINTS = { same: [['AI', '人工知能']], names: { '/faq#smart': ['ＡＩ'], '/faq': ['help'] } };

async function urls(pagefind: Pagefind, query: string): Promise<string[]> {
  const found = await findPages(pagefind, HINTS, query, 'ja');
  return (await Promise.all(found.map((load) => load()))).map(({ url }) => url);
}

test('pages with the name come first, then those with the word, then those with another word for it, each once', async () => {
  const pagefind = index({ ai: ['/services', '/faq'], 人工知能: ['/news', '/services'] });
  expect(await urls(pagefind, 'ai')).toEqual(['/faq#smart', '/services', '/news']);
});

test('all results of the index are there', async () => {
  const many = Array.from({ length: 60 }, (_, nth) => `/news/${nth}`);
  expect(await urls(index({ api: many }), 'API')).toHaveLength(60);
});

test('a word is not found by its beginning alone', async () => {
  const pagefind = index({ block: ['/news'] });
  const search = pagefind.search;
  pagefind.search = (query, options) => search(query === 'blockchain' ? 'block' : query, options);
  expect(await urls(pagefind, 'block')).toEqual(['/news']);
  expect(await urls(pagefind, 'blockchain')).toEqual([]);
});
