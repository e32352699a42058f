import { getRssString } from '@astrojs/rss';
import { inCompanyZone } from '#src/i18n/company-time.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';

/** A feed before it is written down; addresses are absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly lang: Lang;
  readonly home: string;
  readonly self: { readonly rss: string; readonly json: string };
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

interface FeedItem {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  /** `YYYY-MM-DD` in the company's zone. */
  readonly date: string;
  readonly updated?: string | undefined;
  readonly categories: readonly string[];
  /** The rendered text with absolute addresses. */
  readonly html: string;
}

const FEED_SIZE = 50;

/** The entries that a feed of a language carries: the newest 50 published ones that are written in it. */
export function feedEntries<E extends { readonly lang: Lang; readonly publicationStatus: string }>(
  entries: readonly E[],
  lang: Lang,
): E[] {
  return entries.filter((entry) => entry.lang === lang && entry.publicationStatus === 'published').slice(0, FEED_SIZE);
}

/** Make every address of a rendered text absolute, since a feed is read elsewhere. Only for the renderer's own HTML. */
export function absoluteAddresses(html: string, base: string): string {
  const full = (address: string) =>
    /^[a-z][a-z0-9+.-]*:/i.test(address)
      ? address
      : address.startsWith('#')
        ? base + address
        : new URL(address, base).href;
  return html.replace(
    / (href|src)="([^"]*)"| (srcset)="([^"]*)"/g,
    (_, name: string, address: string, set: string, candidates: string) =>
      set === undefined
        ? ` ${name}="${full(address)}"`
        : ` srcset="${candidates
            .split(', ')
            .map((candidate) => candidate.replace(/^\S+/, full))
            .join(', ')}"`,
  );
}

/** What XML 1.0 cannot carry at all (https://www.w3.org/TR/xml/#charsets). */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Write a feed as RSS 2.0 with full text (https://www.rssboard.org/rss-specification, content module, Dublin Core, Atom self link). */
export async function rss(feed: Feed): Promise<string> {
  const [changed] = feed.items
    .map(({ date, updated = date }) => updated)
    .sort()
    .reverse();
  const about = [
    element('language', LANG_INFO[feed.lang].tag),
    `<atom:link href="${feed.self.rss}" rel="self" type="application/rss+xml"/>`,
    ...(changed ? [element('lastBuildDate', startOf(changed).toUTCString())] : []),
  ];
  const xml = await getRssString({
    title: feed.title,
    description: feed.description,
    site: feed.home,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: about.join(''),
    items: feed.items.map(({ title, address, summary, author, date, categories, html }) => ({
      title,
      link: address,
      description: summary,
      pubDate: startOf(date),
      content: html,
      categories: [...categories],
      customData: element('dc:creator', author),
    })),
  });
  return xml.toWellFormed().replace(NOT_XML, '');
}

/** Write a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function jsonFeed(feed: Feed): string {
  const language = LANG_INFO[feed.lang].tag;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.home,
    feed_url: feed.self.json,
    language,
    items: feed.items.map((item) => ({
      id: item.address,
      url: item.address,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: inCompanyZone(item.date),
      ...(item.updated && { date_modified: inCompanyZone(item.updated) }),
      authors: [{ name: item.author }],
      tags: item.categories,
      language,
    })),
  });
}

function element(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
}

function startOf(day: string): Date {
  return new Date(inCompanyZone(day));
}
