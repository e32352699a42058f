import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { type RegisteredPage, registeredPages } from '#src/seo/page-register.ts';

/** Astro names every page without its ending; one page is specified with it (the infographic). */
const withoutEnding = (url: string) => url.replace(/\.html$/, '');

/** Addresses in one file; the protocol allows 50,000, smaller files are read sooner. */
const ENTRY_LIMIT = 10_000;

/**
 * The sitemap of the pages that stand for themselves, with their alternates and the day their content last changed.
 *
 * Alternates are the pages' own, not those that `@astrojs/sitemap` finds by comparing addresses: an entry shown in another
 * language has an address there but is no translation (rule languages.alternates).
 *
 * @param site the production origin
 * @example defineConfig({ integrations: [sitemapEntries('https://company.example')] })
 */
export function sitemapEntries(site: string): AstroIntegration {
  let known: ReadonlyMap<string, RegisteredPage> | undefined;
  const absolute = (address: string) => new URL(address, site).href;
  const pageAt = (url: string) => {
    known ??= new Map(registeredPages().map((page) => [withoutEnding(absolute(page.address)), page]));
    return known.get(withoutEnding(url));
  };
  return sitemap({
    entryLimit: ENTRY_LIMIT,
    namespaces: { news: false, image: false, video: false },
    filter: (url) => pageAt(url)?.listed === true,
    serialize: ({ url }) => {
      const page = pageAt(url);
      const links = page?.alternates.map(({ hreflang, path }) => ({ lang: hreflang, url: absolute(path) })) ?? [];
      return { url: page ? absolute(page.address) : url, links, ...(page?.updated && { lastmod: page.updated }) };
    },
  });
}
