import { describe, expect, test } from 'vitest';
import { LANGS } from '#src/i18n/langs.ts';
import { ROUTE_PATHS } from '#src/site/routes.ts';
import { ENTRY_KINDS, entryAt, entryIn, fileOf, isReserved, KINDS, pageOf, sheetOf } from './kinds.ts';

describe.each(ENTRY_KINDS)('%s', (kind) => {
  test.skipIf(KINDS[kind].path === '')('has a path of the route table', () => {
    expect(ROUTE_PATHS).toContain(KINDS[kind].path);
  });

  test('the entry is found from its page and from its file', () => {
    expect(entryAt(pageOf(kind, 'a-slug'))).toEqual({ kind, slug: 'a-slug' });
    for (const lang of LANGS) expect(entryIn(fileOf(kind, lang, 'a-slug'))).toEqual({ kind, lang, slug: 'a-slug' });
  });
});

test('a page of the route table is no entry, and its slug is reserved', () => {
  expect(entryAt('/services/terms')).toBeUndefined();
  expect(isReserved('services', 'terms')).toBe(true);
  expect(isReserved('pages', 'about')).toBe(true);
  expect(isReserved('news', 'terms')).toBe(false);
});

test('a sheet has the letter of its kind and a number, in which records follow cases', () => {
  const kinds = ['news', 'tech-articles', 'case-studies', 'challenged', 'services', 'jobs'] as const;
  const sheets = kinds.map((kind) => sheetOf(kind, 4));
  expect(sheets).toEqual(['N-04', 'T-04', 'C-04', 'C-24', 'S-04', 'R-04']);
});

test.each(['/', '/news', '/news/page/2', '/faq/a', '/en/news/a', '/infographics/a.html'])('%s is no entry', (path) => {
  expect(entryAt(path)).toBeUndefined();
});

test.each([
  'content/news/moved.md',
  'content/news/fr/moved.md',
  'content/news/en/2026/moved.md',
  'content/news/en/moved.yaml',
  'content/faq/en.yaml',
  'locales/en/news.json',
])('%s is no file of an entry', (file) => {
  expect(entryIn(file)).toBeUndefined();
});
