import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_LANG, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import type { SpeculationRules } from '#src/site/speculation-rules.ts';
import { DIST, pages } from '#tests/support/built-site.ts';
import { isSpeculated } from '#tests/support/speculation.ts';

const SITE = 'https://site.example';
const rules: SpeculationRules = JSON.parse(readFileSync(`${DIST}/speculation-rules.json`, 'utf8'));

/** Every link of the built site, once per address and kind: where it leads, and whether a browser prepares it. */
const links = new Map(
  pages.flatMap(({ root, address }) => {
    const all = root.querySelectorAll('a[href]');
    const chosenBy = new Map<string, Set<unknown>>();
    const isSelected = (link: unknown) => (selector: string) => {
      const chosen = chosenBy.get(selector) ?? new Set(root.querySelectorAll(selector));
      chosenBy.set(selector, chosen);
      return chosen.has(link);
    };
    return all.map((link) => {
      const href = link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '';
      const isVisit =
        !href.startsWith('#') && !link.hasAttribute('download') && link.getAttribute('target') !== '_blank';
      const url = new URL(href, SITE + address);
      return [
        `${href} ${isVisit}`,
        { href, isVisit, url, prepared: isSpeculated(rules, url.href, SITE, isSelected(link)) },
      ] as const;
    });
  }),
);

test('links to pages of the site are prepared, and no others', () => {
  const addresses = new Set(pages.map(({ address }) => address));
  const isPlain = (url: URL) =>
    url.origin === SITE &&
    url.search === '' &&
    addresses.has(url.pathname) &&
    !/^(\/\w{2,3})?\/(contact|search)(\/|$)/.test(url.pathname);
  const wrong = [...links.values()].filter(({ url, isVisit, prepared }) => prepared !== (isVisit && isPlain(url)));
  expect(wrong.map(({ href, prepared }) => `${href}: ${prepared ? 'prepared' : 'not prepared'}`)).toEqual([]);
});

const isFeed = (url: URL) => url.pathname.endsWith('/feed.xml');
const isElsewhere = (url: URL) => url.origin !== SITE && url.protocol === 'https:';
const LAST = PUBLISHED_LANGS.at(-1) ?? DEFAULT_LANG;

test.each([
  ['pages', (url: URL) => url.pathname === localizePath('/about-us', LAST) && url.search === '', true],
  ['the contact pages', (url: URL) => url.pathname === localizePath('/contact', LAST), false],
  ...(PUBLISHED_LANGS.length > 1
    ? [['the language switch', (url: URL) => url.searchParams.has('lng'), false] as const]
    : []),
  // A company may have no feeds, and link to no other site.
  ...([...links.values()].some(({ url }) => isFeed(url)) ? [['feeds', isFeed, false] as const] : []),
  ...([...links.values()].some(({ url }) => isElsewhere(url)) ? [['other sites', isElsewhere, false] as const] : []),
] as const)('the contract sees %s', (_, isOne, prepared) => {
  const found = [...links.values()].filter(({ url }) => isOne(url));
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((link) => link.prepared === prepared || !link.isVisit)).toBe(true);
});
