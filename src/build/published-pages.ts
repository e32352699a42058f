import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import config from '#site-config';
import { splitLang } from '#src/i18n/paths.ts';
import type { SiteConfig } from '#src/i18n/site-config.ts';
import { writeSearchIndex } from '#src/search/search-index.ts';
import { shareImages } from '#src/share-images/share-images.ts';
import type { Audience } from '#src/site/deploy.ts';
import { attributeOf, type Document, elementsIn } from '#src/site/html-tree.ts';
import { type TextPage, writeTextPages } from './text-pages.ts';

/** What sitemap, share images and site search print of a canonical page. */
interface PageMetadata extends TextPage {
  readonly address: string;
  readonly alternates: readonly { readonly lang: string; readonly url: string }[];
  /** Sheet number and scale of the title block, which a plain site has not. */
  readonly sheet: string | undefined;
  readonly scale: string | undefined;
  /** False for a page that sitemap and site search leave out. */
  readonly listed: boolean;
}

const { aiCrawlers } = config as SiteConfig;

const published = new Map<string, PageMetadata>();

/**
 * Note the metadata of a built page from its head and from the attributes of `<html>` (`PageLayout.astro`), if it is its own canonical page:
 * no alias, no fallback entry, no page without index.
 *
 * @throws Error if a canonical page lacks one of the values
 */
export function notePublished(document: Document, address: string): void {
  const elements = elementsIn(document);
  const [html] = elements;
  const attributeBy = (name: string, value: string, wanted: string) => {
    const element = elements.find((each) => attributeOf(each, name) === value);
    return element && attributeOf(element, wanted);
  };
  const given = (value: string | undefined, name: string) => {
    if (value === undefined) throw new Error(`${address}: no ${name}, expected one on a canonical page`);
    return value;
  };
  const canonical = attributeBy('rel', 'canonical', 'href');
  const url = canonical === undefined ? undefined : new URL(canonical);
  if (url?.pathname.replace(/\.html$/, '') !== address) return;
  published.set(address, {
    file: `${address === '/' ? 'index' : address.slice(1)}.html`,
    address: url.pathname,
    ...splitLang(url.pathname),
    url: url.href,
    title: given(attributeBy('property', 'og:title', 'content'), 'og:title'),
    description: given(attributeBy('name', 'description', 'content'), 'description'),
    siteName: given(attributeBy('property', 'og:site_name', 'content'), 'og:site_name'),
    alternates: elements.flatMap((element) => {
      const lang = attributeOf(element, 'hreflang');
      if (element.tagName !== 'link' || lang === undefined) return [];
      return [{ lang, url: new URL(given(attributeOf(element, 'href'), 'address of an alternate')).href }];
    }),
    sheet: html && attributeOf(html, 'data-sheet'),
    scale: html && attributeOf(html, 'data-scale'),
    updated: html && attributeOf(html, 'data-updated'),
    listed: html === undefined || attributeOf(html, 'data-unlisted') === undefined,
  });
}

/**
 * The sitemap's entry of a built page: canonical address, alternates and the day the content last changed.
 *
 * @returns undefined for a page that search engines need not visit, such as a closed position
 */
export function sitemapEntry(url: string): SitemapItem | undefined {
  const page = published.get(decodeURIComponent(new URL(url).pathname));
  if (!page?.listed) return undefined;
  return { url: page.url, links: [...page.alternates], ...(page.updated && { lastmod: page.updated }) };
}

/**
 * Makes what is made of finished pages: share images, the index of the site search and, for visitors' programs, pages as text.
 *
 * @throws BuildProblem for a title that cannot be drawn, Error for a page that cannot be indexed
 */
export function publishedPages(audience: Audience): AstroIntegration {
  return {
    name: 'published-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        // The sitemap integration logs its errors and goes on.
        if (!existsSync(`${folder}sitemap-index.xml`)) throw new Error('sitemap-index.xml was not written');
        const pages = [...published.values()];
        // At the same time: the indexer is a process that uses one core, and the share images are drawn by threads.
        await Promise.all([shareImages(pages, folder, logger), writeSearchIndex(pages, folder, logger)]);
        if (audience === 'production' && aiCrawlers !== 'disallow')
          await writeTextPages(
            pages.filter(({ listed }) => listed),
            folder,
          );
      },
    },
  };
}
