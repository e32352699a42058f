import { expect, test } from 'vitest';
import { ALIASES, ROUTES } from '#src/site/routes.ts';
import { LIST_KINDS, pageOf } from './kinds.ts';
import { hasNeeds, needsOf } from './page-needs.ts';

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

test.each([
  { name: 'without a text for it is hidden', none: undefined, isThere: false },
  { name: 'with a text for it is there', none: { title: 'A', text: 'B' }, isThere: true },
])('the careers page without a position $name', ({ none, isThere }) => {
  const careers = [{ data: { sections: [{ type: 'position-sheets', title: 'A', none }] } }];
  const has = (jobs: readonly { data: object }[]) =>
    hasNeeds('/recruit', (kind) => (kind === 'careers' ? careers : kind === 'jobs' ? jobs : []));
  expect([has([]), has([{ data: {} }])]).toEqual([isThere, true]);
});

test('the home page, contact and error pages need no content', () => {
  const free = Object.keys(ROUTES).filter((path) => needsOf(path).length === 0);
  expect(free).toEqual(expect.arrayContaining(['/', '/contact', '/contact/form', '/contact/thanks', '/404', '/500']));
});
