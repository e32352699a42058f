import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataFolderOf, FUNCTIONS_FOLDER } from './function-folders.ts';
import { RESERVED_SLUGS, ROUTES, type RoutePath, routeOf } from './routes.ts';

/** Names that must be equal in two places, without a type that enforces it. */

test('netlify.toml names the folder of the function bundles and their data', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`directory = "${FUNCTIONS_FOLDER}"`);
  expect(dataFolderOf('news')).toBe(`${FUNCTIONS_FOLDER}/news/data`);
});

test('slugs of list pages, tags, feeds and the not-found page are reserved', () => {
  expect([...RESERVED_SLUGS].sort()).toEqual(['feed', 'not-found', 'page', 'tags']);
});

test('pages that search engines must not index', () => {
  const hidden = (Object.keys(ROUTES) as RoutePath[]).filter((path) => routeOf(path).noindex);
  expect(hidden).toEqual(['/contact/form', '/contact/thanks', '/search', '/404', '/500']);
});
