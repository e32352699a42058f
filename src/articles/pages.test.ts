import { describe, expect, test } from 'vitest';
import type { Lang } from '#src/i18n/langs.ts';
import { entryPages, listPages, PAGE_SIZE, pagePath, relatedTo } from './pages.ts';

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

describe('listPages', () => {
  const entries = (count: number) => Array.from({ length: count }, (_, at) => at);

  test('pages know which languages have them', () => {
    const pages = listPages([
      { lang: 'ja', entries: entries(25) },
      { lang: 'en', entries: entries(13) },
      { lang: 'zh', entries: [] },
    ]);
    expect(
      pages.map(({ lang, page, last, langs, entries }) => `${lang} ${page}/${last} ${langs.join()} ${entries.length}`),
    ).toEqual([
      'ja 1/3 ja,en,zh 12',
      'ja 2/3 ja,en 12',
      'ja 3/3 ja 1',
      'en 1/2 ja,en,zh 12',
      'en 2/2 ja,en 1',
      'zh 1/1 ja,en,zh 0',
    ]);
    expect([1, 2].map((page) => pagePath('/news', page))).toEqual(['/news', '/news/page/2']);
  });

  test.each([1, PAGE_SIZE, PAGE_SIZE + 1, 3 * PAGE_SIZE])(
    '%i entries are each on one page, in their order',
    (count) => {
      const pages = listPages([{ lang: 'en', entries: entries(count) }]);
      expect(pages.flatMap((page) => page.entries)).toEqual(entries(count));
    },
  );
});

test.each([
  [0, 3, 'cbe'],
  [0, 1, 'c'],
  [3, 3, ''],
])('of articles %i, at most %i are related: most shared tags first, then the newest', (at, limit, expected) => {
  const articles = ['x y', 'x', 'y x', 'z', 'y'].map((tags, nth) => ({ slug: 'abcde'[nth], tags: tags.split(' ') }));
  const article = articles[at] as (typeof articles)[number];
  expect(relatedTo(article, articles, limit).map(({ slug }) => slug)).toEqual([...expected]);
});
