import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGS } from '#src/i18n/langs.ts';
import { dataFolderOf, FUNCTIONS_FOLDER } from './function-folders.ts';
import { RESERVED_SLUGS, ROUTES, type RoutePath, routeOf } from './routes.ts';
import { searchFolder } from './search-files.ts';
import { consentKey, draftKey, languageKey } from './storage-keys.ts';

/** Names that must be equal in two places, without a type that enforces it. */

test('netlify.toml names the folder of the function bundles and their data', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`directory = "${FUNCTIONS_FOLDER}"`);
  expect(dataFolderOf('news')).toBe(`${FUNCTIONS_FOLDER}/news/data`);
});

test('names in browser storage differ, and all have the prefix of the company', () => {
  const keys = [languageKey, consentKey, draftKey].map((key) => key('example'));
  expect(keys).toEqual(['example.lang', 'example.consent', 'example.draft']);
});

test('each language has its own search index', () => {
  expect(searchFolder('en')).toBe('/pagefind/en');
  expect(new Set(LANGS.map(searchFolder)).size).toBe(LANGS.length);
});

test('slugs of list pages, tags, feeds and the not-found page are reserved', () => {
  expect([...RESERVED_SLUGS].sort()).toEqual(['feed', 'not-found', 'page', 'tags']);
});

test('pages that search engines must not index', () => {
  const hidden = (Object.keys(ROUTES) as RoutePath[]).filter((path) => routeOf(path).noindex);
  expect(hidden).toEqual(['/contact/form', '/contact/thanks', '/search', '/404', '/500']);
});
