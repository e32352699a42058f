import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import type { PageFacts } from './page-facts.ts';

/** Addresses in one file; the protocol allows 50,000, smaller files are read sooner. */
const ENTRY_LIMIT = 10_000;

/** The files' only namespace besides the protocol's own: alternates are links of XHTML. */
const NAMESPACES = { news: false, image: false, video: false, xhtml: true };

/**
 * Write the sitemap of the pages that are listed: their addresses, their alternates (rule languages.alternates) and the day their
 * content last changed, in files of at most 10,000 addresses, and the index that names these.
 *
 * @param folder of the built site
 * @throws Error when there is nothing to list
 * @example await writeSitemap(facts, 'dist') // dist/sitemap-index.xml, dist/sitemap-0.xml
 */
export async function writeSitemap(pages: readonly PageFacts[], folder: string): Promise<void> {
  const listed = pages.filter((page) => page.listed);
  const [first] = listed;
  if (first === undefined) throw new Error('sitemap: no page that stands for itself, expected some');
  const parts: { readonly url: string; readonly lastmod?: string }[] = [];
  for (let from = 0; from < listed.length; from += ENTRY_LIMIT) {
    const entries = listed.slice(from, from + ENTRY_LIMIT);
    const name = `sitemap-${parts.length}.xml`;
    await write(entries.map(entryOf), new SitemapStream({ xmlns: NAMESPACES }), path.join(folder, name));
    const latest = entries
      .flatMap(({ updated }) => updated ?? [])
      .sort()
      .at(-1);
    parts.push({ url: new URL(name, first.url).href, ...(latest && { lastmod: latest }) });
  }
  await write(parts, new SitemapIndexStream(), path.join(folder, 'sitemap-index.xml'));
}

function entryOf({ url, alternates, updated }: PageFacts): SitemapItemLoose {
  const links = alternates.map((link) => ({ lang: link.hreflang, url: link.url }));
  return { url, links, ...(updated && { lastmod: updated }) };
}

async function write(items: readonly object[], xml: SitemapStream | SitemapIndexStream, file: string): Promise<void> {
  await pipeline(Readable.from(items), xml, createWriteStream(file));
}
