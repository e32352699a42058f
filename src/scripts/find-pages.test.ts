import { expect, it } from 'vitest';
import { findPages, type Pagefind } from './find-pages.ts';

/** The terms that are sent to the index for a query. */
async function askedFor(query: string): Promise<string[]> {
  const asked: string[] = [];
  const pagefind: Pagefind = {
    options: async () => {},
    init: async () => {},
    search: async (words) => {
      asked.push(words);
      return { results: [] };
    },
  };
  await findPages({ pages: [], pagefind, same: [], tag: 'ja', colon: '：' }, query);
  return asked;
}

it('searches for the hiragana form of katakana only if it is a word: the index would split it into し, す, て and む', async () => {
  expect(await askedFor('システム')).toEqual(['システム']);
  expect(await askedFor('ネコ')).toEqual(['ネコ', 'ねこ']);
});

it('searches for the katakana form of hiragana alone if only that is a word, else for both', async () => {
  expect(await askedFor('しすてむ')).toEqual(['システム']);
  expect(await askedFor('ねこ')).toEqual(['ねこ', 'ネコ']);
  expect((await askedFor('設計 ねこ')).slice(0, 2)).toEqual(['設計 ねこ', '設計 ネコ']);
});

it('searches for the typed text even if it splits into several words', async () => {
  expect(await askedFor('し す')).toContain('し す');
  expect(await askedFor('')).toEqual([]);
});
