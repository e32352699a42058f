import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { LIST_PATHS } from '#src/content/kinds.ts';
import { DIST, files, indexable, type Page, pages } from '#tests/support/built-site.ts';

interface Entry {
  readonly url: string;
  readonly lastmod: string | undefined;
  readonly links: readonly string[];
}

/** The protocol's limits for one file (https://www.sitemaps.org/protocol.html). */
const MOST_ENTRIES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

const index = parse(readFileSync(`${DIST}/sitemap-index.xml`, 'utf8'));
const parts = files('.xml').filter((file) => /^sitemap-\d+\.xml$/.test(file));
const entries: readonly Entry[] = parts.flatMap((file) =>
  parse(readFileSync(`${DIST}/${file}`, 'utf8'))
    .querySelectorAll('url')
    .map((entry) => ({
      url: entry.querySelector('loc')?.textContent ?? '',
      lastmod: entry.querySelector('lastmod')?.textContent,
      links: entry
        .getElementsByTagName('xhtml:link')
        .map((link) => `${link.getAttribute('hreflang')} ${same(link.getAttribute('href'))}`),
    })),
);

/** Addresses are compared as browsers read them: an origin alone ends with a slash. */
function same(url: string | undefined): string {
  return new URL(url ?? '').href;
}

function canonicalOf(page: Page): string {
  return same(page.root.querySelector('link[rel="canonical"]')?.getAttribute('href'));
}

/** The day, `YYYY-MM-DD`, on which the page of an entry last changed; undefined for a page without a date. */
function changeOf(page: Page): string | undefined {
  const read = (name: string) => page.root.querySelector(`meta[property="article:${name}"]`)?.getAttribute('content');
  return read('modified_time') ?? read('published_time');
}

function lastmodOf(page: Page): string | undefined {
  return entries.find(({ url }) => same(url) === canonicalOf(page))?.lastmod?.slice(0, 10);
}

/** A closed position stays, but has no markup and no entry. */
function isClosedJob(page: Page): boolean {
  return /^\/recruit\//.test(page.path) && !page.html.includes('"JobPosting"');
}

const own = indexable.filter((page) => new URL(canonicalOf(page)).pathname.replace(/\.html$/, '') === page.address);

describe('the sitemap', () => {
  test('lists exactly the canonical pages', () => {
    const expected = own.filter((page) => !isClosedJob(page)).map(canonicalOf);
    expect(entries.map(({ url }) => same(url)).sort()).toEqual([...new Set(expected)].sort());
  });

  test('has the alternates that the pages have', () => {
    const odd = own.filter((page) => {
      const entry = entries.find(({ url }) => same(url) === canonicalOf(page));
      const links = page.root
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => `${link.getAttribute('hreflang')} ${same(link.getAttribute('href'))}`);
      return entry !== undefined && JSON.stringify(links) !== JSON.stringify(entry.links);
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });

  test('says of every entry when it last changed', () => {
    const odd = own.filter((page) => changeOf(page) !== undefined && lastmodOf(page) !== changeOf(page));
    expect(odd.map(({ address }) => address)).toEqual([]);
  });

  test('says of the home page and of every list that they change with their entries', () => {
    const newest = (list: string, { lang }: Page) =>
      pages
        .flatMap((page) => (page.lang === lang && page.path.startsWith(`${list}/`) ? (changeOf(page) ?? []) : []))
        .sort()
        .at(-1);
    const listOf = (path: string) => (path === '/' ? '/news' : LIST_PATHS.find((list) => list === path));
    const odd = own.filter((page) => {
      const list = listOf(page.path);
      return list !== undefined && lastmodOf(page) !== newest(list, page);
    });
    expect(odd.map(({ address }) => address)).toEqual([]);
  });

  test('declares every namespace that it uses', () => {
    for (const file of parts) {
      const text = readFileSync(`${DIST}/${file}`, 'utf8');
      const used = text.matchAll(/<([a-z]+):/g).map(([, prefix = '']) => prefix);
      const declared = text.matchAll(/xmlns:([a-z]+)="/g).map(([, prefix = '']) => prefix);
      expect([...new Set(used).difference(new Set(declared))]).toEqual([]);
    }
  });

  test('keeps within the protocol, and its index names every part', () => {
    for (const file of parts) {
      const text = readFileSync(`${DIST}/${file}`);
      expect(text.length).toBeLessThan(MOST_BYTES);
      expect(text.toString().split('<loc>').length - 1).toBeLessThanOrEqual(MOST_ENTRIES);
    }
    const named = index.querySelectorAll('loc').map((loc) => new URL(loc.textContent).pathname.slice(1));
    expect(named.sort()).toEqual([...parts].sort());
  });
});

test('robots.txt lets everything be crawled and names the sitemap', () => {
  const robots = readFileSync(`${DIST}/robots.txt`, 'utf8');
  const origin = new URL(entries[0]?.url ?? '').origin;
  expect(robots).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  expect(robots).not.toContain('Disallow: /');
});
