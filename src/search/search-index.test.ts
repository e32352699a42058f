import { expect, test } from 'vitest';
import { isFound } from './search-index.ts';

test.each([
  { path: '/news/sitemap', listed: true, found: true, why: 'an entry may have any name' },
  { path: '/news/page-12', listed: true, found: true, why: 'an entry may have any name' },
  { path: '/sitemap', listed: true, found: false, why: 'it only lists other pages' },
  { path: '/news/page/12', listed: true, found: false, why: 'it only lists other pages' },
  { path: '/about-us', listed: false, found: false, why: 'it asks to be left out' },
])('the search finds $path: $found, because $why', ({ path, listed, found }) => {
  expect(isFound({ path, listed })).toBe(found);
});
