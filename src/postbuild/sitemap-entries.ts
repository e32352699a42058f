import type { SitemapItem } from '@astrojs/sitemap';
import type { PageMetadata } from './page-metadata.ts';

/**
 * The sitemap's entries: canonical address, alternates (rule languages.alternates) and the day the content last changed.
 *
 * @param pages metadata of the pages that are their own canonical page
 * @returns entries by the path of the built page, without the ending `.html`; a page that is not listed, such as a closed position, has none
 */
export function sitemapEntries(pages: readonly PageMetadata[]): ReadonlyMap<string, SitemapItem> {
  const listed = pages.filter((page) => page.listed);
  return new Map(listed.map((page) => [page.address.replace(/\.html$/, ''), entryOf(page)]));
}

function entryOf({ url, alternates, updated }: PageMetadata): SitemapItem {
  const links = alternates.map((link) => ({ lang: link.hreflang, url: link.url }));
  return { url, links, ...(updated && { lastmod: updated }) };
}
