import { expect, it } from 'vitest';
import { findPages, type Pagefind } from './find-pages.ts';

/** What the index is asked for when a query is looked for. */
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
  await findPages({ pages: [], pagefind, same: [], tag: 'ja' }, query);
  return asked;
}

it('asks for katakana in hiragana only where that is a word: the index would look for し, す, て and む', async () => {
  expect(await askedFor('システム')).toEqual(['システム']);
  expect(await askedFor('ネコ')).toEqual(['ネコ', 'ねこ']);
});

it('asks for hiragana in katakana where only that is a word, and else for both', async () => {
  expect(await askedFor('しすてむ')).toEqual(['システム']);
  expect(await askedFor('ねこ')).toEqual(['ねこ', 'ネコ']);
  expect((await askedFor('設計 ねこ')).slice(0, 2)).toEqual(['設計 ねこ', '設計 ネコ']);
});

it('asks for what was typed, whatever it falls into', async () => {
  expect(await askedFor('し す')).toContain('し す');
  expect(await askedFor('')).toEqual([]);
});
