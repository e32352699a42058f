import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGS } from '#src/i18n/langs.ts';
import { dataFolderOf, FUNCTIONS_FOLDER } from './function-folders.ts';
import { RESERVED_SLUGS, ROUTES, type RoutePath, routeOf } from './routes.ts';
import { searchFolder } from './search-files.ts';
import { consentKey, draftKey, languageKey } from './storage-keys.ts';

/** Names that two sides have to say alike, which no type holds together. */

test('the platform looks for functions where the build puts them, each with its data beside it', () => {
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`directory = "${FUNCTIONS_FOLDER}"`);
  expect(dataFolderOf('news')).toBe(`${FUNCTIONS_FOLDER}/news/data`);
});

test('what is stored in a browser stands under names of its own, all with the prefix of the company', () => {
  const keys = [languageKey, consentKey, draftKey].map((key) => key('example'));
  expect(keys).toEqual(['example.lang', 'example.consent', 'example.draft']);
});

test('each language has an index of the search to itself', () => {
  expect(searchFolder('en')).toBe('/pagefind/en');
  expect(new Set(LANGS.map(searchFolder)).size).toBe(LANGS.length);
});

test('what stands beside entries is reserved: later pages of a list, tags, feeds, and the page for what is not there', () => {
  expect([...RESERVED_SLUGS].sort()).toEqual(['feed', 'not-found', 'page', 'tags']);
});

test('pages of a visit that nobody should find by a search', () => {
  const hidden = (Object.keys(ROUTES) as RoutePath[]).filter((path) => routeOf(path).noindex);
  expect(hidden).toEqual(['/contact/form', '/contact/thanks', '/search', '/404', '/500']);
});
