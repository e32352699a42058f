import { expect, test } from 'vitest';
import { ALIASES, ROUTES } from '#src/site/routes.ts';
import { LIST_KINDS, pageOf } from './kinds.ts';
import { needsOf } from './page-needs.ts';

test.each([
  ['/', []],
  ['/contact/form?topic=services', []],
  ['/sitemap#feeds', []],
  ['/services', ['services', 'services-overview']],
  ['/services/a-service', ['services']],
  ['/services/terms', ['standard-terms']],
  ['/about-us/technical-skills', ['skills']],
  ['/about-us/history', ['about-us']],
  ['/terms', []],
])('%s needs %j', (path, kinds) => {
  expect(needsOf(path)).toEqual(kinds);
});

test.each(LIST_KINDS)('every page below the list of %s needs its entries', (kind) => {
  for (const path of ['feed.xml', 'not-found', 'page/2'].map((slug) => pageOf(kind, slug)))
    expect(needsOf(path)).toEqual([kind]);
});

test('a page needs the same content at its second path', () => {
  for (const [alias, path] of Object.entries(ALIASES)) expect(needsOf(alias)).toEqual(needsOf(path));
});

test('the home page, contact and error pages need no content', () => {
  const free = Object.keys(ROUTES).filter((path) => needsOf(path).length === 0);
  expect(free).toEqual(expect.arrayContaining(['/', '/contact', '/contact/form', '/contact/thanks', '/404', '/500']));
});
