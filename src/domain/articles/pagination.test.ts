import { expect, test } from 'vitest';
import { furtherPages, PAGE_SIZE, pagePath, pageSheet } from './pagination.ts';

test.each([
  { page: 1, path: '/news', sheet: 'N-00' },
  { page: 2, path: '/news/page/2', sheet: 'N-00-2' },
])('page $page of a list has the path $path and the sheet $sheet', ({ page, path, sheet }) => {
  expect([pagePath('/news', page), pageSheet('N-00', page)]).toEqual([path, sheet]);
});

test.each([0, 1, PAGE_SIZE - 1, PAGE_SIZE, PAGE_SIZE + 1, 3 * PAGE_SIZE, 3 * PAGE_SIZE + 5])(
  'of %i entries those behind the first page are on further pages, each once, in their order',
  (count) => {
    const entries = Array.from({ length: count }, (_, at) => at);
    const pages = furtherPages([{ lang: 'en', entries }]);
    expect(pages.flatMap((page) => page.entries)).toEqual(entries.slice(PAGE_SIZE));
    expect(pages.map(({ page, last }) => [page, last])).toEqual(
      pages.map((_, at) => [at + 2, Math.ceil(count / PAGE_SIZE)]),
    );
  },
);
