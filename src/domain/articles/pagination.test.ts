import { expect, test } from 'vitest';
import { pagePath, pageSheet } from './pagination.ts';

test.each([
  { page: 1, path: '/news', sheet: 'N-00' },
  { page: 2, path: '/news/page/2', sheet: 'N-00-2' },
  { page: 10, path: '/news/page/10', sheet: 'N-00-10' },
])('page $page of a list stands at $path, on sheet $sheet', ({ page, path, sheet }) => {
  expect([pagePath('/news', page), pageSheet('N-00', page)]).toEqual([path, sheet]);
});
