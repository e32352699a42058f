import { describe, expect, test } from 'vitest';
import type { Lang } from '#src/i18n/langs.ts';
import { entryPages } from './detail-pages.ts';
import { furtherPages } from './pagination.ts';

const entry = (slug: string, lang: Lang) => ({ slug, lang });

describe('entryPages', () => {
  const pages = entryPages([
    { lang: 'ja', entries: [entry('c', 'ja'), entry('b', 'ja'), entry('a', 'ja')] },
    { lang: 'en', entries: [entry('c', 'en'), entry('b', 'ja'), entry('a', 'en')] },
  ]);
  const page = (lang: Lang, slug: string) => pages.find((one) => one.lang === lang && one.entry.slug === slug);

  test('every entry has a page in every language', () => {
    expect(pages).toHaveLength(6);
  });

  test('a page knows in which languages the entry is written', () => {
    expect(page('en', 'b')?.langs).toEqual(['ja']);
    expect(page('ja', 'a')?.langs).toEqual(['ja', 'en']);
  });

  test('neighbours are of the same list, and absent at its ends', () => {
    expect([page('en', 'b')?.newer?.lang, page('en', 'b')?.older?.slug]).toEqual(['en', 'a']);
    expect([page('ja', 'c')?.newer, page('ja', 'a')?.older]).toEqual([undefined, undefined]);
    expect(pages.map((one) => one.number)).toEqual([3, 2, 1, 3, 2, 1]);
  });
});

test('further pages know which languages have them', () => {
  const entries = (count: number) => Array.from({ length: count }, (_, at) => at);
  const pages = furtherPages([
    { lang: 'ja', entries: entries(25) },
    { lang: 'en', entries: entries(13) },
    { lang: 'zh', entries: entries(12) },
  ]);
  expect(
    pages.map(({ lang, page, last, langs, entries }) => `${lang} ${page}/${last} ${langs.join()} ${entries.length}`),
  ).toEqual(['ja 2/3 ja,en 12', 'ja 3/3 ja 1', 'en 2/2 ja,en 1']);
});
