import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import site from '#site-config';
import { LIST_PATHS } from '#src/content/kinds.ts';
import { newestFirst } from '#src/content/publishing.ts';
import { isPublished, LANG_INFO, LANGS, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import type { SiteConfig } from '#src/i18n/site-config.ts';
import {
  canonicalPages,
  complaints,
  DIST,
  files,
  isBuilt,
  isClosedPosition,
  meta,
  type Page,
  pages,
  published,
} from '#tests/support/built-site.ts';

const read = (file: string) => readFileSync(`${DIST}/${file}`, 'utf8');
/** Addresses are compared as browsers read them: an origin alone ends with a slash. */
const same = (url: string | undefined) => new URL(url ?? '').href;
const canonicalUrl = ({ root }: Page) => same(root.querySelector('link[rel="canonical"]')?.getAttribute('href'));

const parts = files('.xml').filter((file) => /^sitemap-\d+\.xml$/.test(file));
const entries = new Map(
  parts
    .flatMap((file) => parse(read(file)).querySelectorAll('url'))
    .map((entry) => [
      same(entry.querySelector('loc')?.textContent),
      {
        lastmod: entry.querySelector('lastmod')?.textContent.slice(0, 10),
        links: entry
          .getElementsByTagName('xhtml:link')
          .map((link) => `${link.getAttribute('hreflang')} ${same(link.getAttribute('href'))}`),
      },
    ]),
);

/** The day on which the page of an entry last changed, `YYYY-MM-DD`; undefined for a page without a date. */
const changeOf = (page: Page) => meta(page, 'article:modified_time') ?? meta(page, 'article:published_time');

describe('the sitemap', () => {
  // The page of a closed position stays, outside the sitemap.
  const listed = canonicalPages.filter(({ path }) => !isClosedPosition(path));

  test('lists exactly the canonical pages, and its index every part', () => {
    expect([...entries.keys()].sort()).toEqual(listed.map(canonicalUrl).sort());
    const named = parse(read('sitemap-index.xml')).querySelectorAll('loc');
    expect(named.map((loc) => new URL(loc.textContent).pathname.slice(1)).sort()).toEqual(parts.sort());
    // The limit of the protocol: https://www.sitemaps.org/protocol.html
    for (const file of parts) expect(read(file).split('<loc>').length - 1).toBeLessThanOrEqual(50_000);
  });

  test('declares every namespace that it uses', () => {
    for (const file of parts) {
      const used = read(file)
        .matchAll(/<([a-z]+):/g)
        .map(([, prefix = '']) => prefix);
      const declared = read(file)
        .matchAll(/xmlns:([a-z]+)="/g)
        .map(([, prefix = '']) => prefix);
      expect([...new Set(used).difference(new Set(declared))]).toEqual([]);
    }
  });

  test('has the alternates of the pages, and the days on which entries and their lists changed', () => {
    const newest = (list: string, { lang }: Page) =>
      pages
        .flatMap((page) => (page.lang === lang && page.path.startsWith(`${list}/`) ? (changeOf(page) ?? []) : []))
        .sort()
        .at(-1);
    const odd = complaints(listed, (page) => {
      const { lastmod, links = [] } = entries.get(canonicalUrl(page)) ?? {};
      const alternates = page.root
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => `${link.getAttribute('hreflang')} ${same(link.getAttribute('href'))}`);
      const list = page.path === '/' ? '/news' : LIST_PATHS.find((path) => path === page.path);
      const changed = list === undefined ? changeOf(page) : newest(list, page);
      return [
        ...(JSON.stringify(alternates) === JSON.stringify(links) ? [] : ['other alternates']),
        ...(changed === undefined || lastmod === changed ? [] : [`${lastmod}, not ${changed}`]),
      ];
    });
    expect(odd).toEqual([]);
  });
});

test('robots.txt lets everything be crawled and names the sitemap', () => {
  const { origin } = new URL([...entries.keys()][0] ?? '');
  expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  expect(read('robots.txt').split('User-agent: *')[1]).not.toContain('Disallow: /');
});

describe('for language models', () => {
  const { aiCrawlers } = site as SiteConfig;

  test.runIf(aiCrawlers === 'disallow')(
    'a site that refuses them has no text pages, and names them in robots.txt',
    () => {
      expect(read('robots.txt')).toMatch(/(User-agent: [\w-]+\n)+Disallow: \/\n/);
      expect([...files('.md'), ...files('llms.txt')]).toEqual([]);
    },
  );

  test.skipIf(aiCrawlers === 'disallow')('each listed page has its text as Markdown, and stands in llms.txt', () => {
    expect(read('robots.txt')).not.toContain('Disallow');
    const listed = canonicalPages.filter(({ path }) => !isClosedPosition(path));
    const odd = complaints(listed, (page) => {
      const text = read(`${page.file.replace(/\.html$/, '')}.md`);
      const heading = page.root
        .querySelector('main h1')
        ?.textContent.replaceAll('\u2060', '')
        .replace(/\s+/g, ' ')
        .trim();
      const index = read(localizePath('/llms.txt', page.lang).slice(1));
      return [
        ...(text.includes(`\ncanonical: ${canonicalUrl(page).replace(/\/$/, '')}`) ? [] : ['no canonical address']),
        ...(text.replaceAll('\\', '').includes(`# ${heading}`) ? [] : [`no heading "${heading}"`]),
        ...(index.includes(`/${page.file.replace(/\.html$/, '')}.md)`) ? [] : ['not in llms.txt']),
      ];
    });
    expect(odd).toEqual([]);
    expect(files('.md')).toHaveLength(listed.length);
    for (const lang of PUBLISHED_LANGS)
      for (const other of PUBLISHED_LANGS.filter((each) => each !== lang))
        expect(read(localizePath('/llms.txt', lang).slice(1))).toContain(`${localizePath('/llms.txt', other)})`);
  });
});

interface JsonFeed {
  readonly version: string;
  readonly title: string;
  readonly language: string;
  readonly home_page_url: string;
  readonly feed_url: string;
  readonly items: readonly {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly content_html: string;
    readonly date_published: string;
  }[];
}

const FEEDS = LANGS.flatMap((lang) =>
  (['news', 'tech-articles'] as const).map((kind) => ({ lang, kind, home: localizePath(`/${kind}`, lang) })),
).filter(({ home }) => isBuilt(home));

test('every list has its two feeds in every language', () => {
  const expected = FEEDS.flatMap(({ home }) => [`${home}/feed.xml`, `${home}/feed.json`].map((file) => file.slice(1)));
  expect([...files('feed.xml'), ...files('feed.json')].sort()).toEqual(expected.sort());
});

describe.each(FEEDS.filter(({ lang }) => isPublished(lang)))('the feeds of $home', ({ lang, kind, home }) => {
  const json = JSON.parse(read(`${home}/feed.json`)) as JsonFeed;
  const rss = read(`${home}/feed.xml`);
  /** Texts of an element of the RSS feed, in order. */
  const all = (name: string) =>
    [...rss.matchAll(new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
      ([, text = '']) => parse(`<p>${text.replace(/^<!\[CDATA\[|\]\]>$/g, '')}</p>`).textContent,
    );

  test('carry the entries that are written in the language, newest first', () => {
    const written = published(kind).filter((file) => file.lang === lang);
    const own = newestFirst(written.map(({ data, slug }) => ({ ...data, slug, lang })));
    expect([json.version, json.language]).toEqual(['https://jsonfeed.org/version/1.1', LANG_INFO[lang].tag]);
    expect(json.items.map(({ title }) => title)).toEqual(own.slice(0, 50).map(({ title }) => title));
    expect(new Set(json.items.map(({ id }) => id)).size).toBe(json.items.length);
    expect(json.items.filter(({ url }) => !entries.has(same(url)))).toEqual([]);
  });

  test('have addresses that lead somewhere from any reader, and no script', () => {
    for (const { url, content_html: html } of json.items) {
      expect(html, url).not.toMatch(/ (?:href|src)="(?!https?:|mailto:|tel:)|srcset="\/|<script|\*\*[「“]/);
      const ownParts = html.matchAll(/ href="([^"#]+)#([^"]+)"/g).filter(([, , id]) => html.includes(` id="${id}"`));
      expect([...ownParts].filter(([, address]) => address !== url)).toEqual([]);
    }
  });

  test('say the same as RSS and as JSON', () => {
    const [, itself] = /<atom:link[^>]* href="([^"]+)"/.exec(rss) ?? [];
    expect(itself).toBe(json.feed_url.replace('.json', '.xml'));
    expect(all('language')).toEqual([LANG_INFO[lang].tag]);
    expect(all('title')).toEqual([json.title, ...json.items.map(({ title }) => title)]);
    expect(all('link')).toEqual([json.home_page_url, ...json.items.map(({ url }) => url)]);
    expect(all('guid')).toEqual(json.items.map(({ id }) => id));
    expect(all('content:encoded')).toHaveLength(json.items.length);
    const timeOfSite = new Intl.DateTimeFormat('en-GB', { timeZone: site.timeZone, timeStyle: 'medium' });
    const dates = all('pubDate').map((date) => new Date(date));
    expect(dates.map((date) => timeOfSite.format(date))).toEqual(json.items.map(() => '00:00:00'));
    expect(dates.map(Number)).toEqual(json.items.map(({ date_published: date }) => Date.parse(date)));
  });
});
