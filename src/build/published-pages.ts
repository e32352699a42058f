import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { filesBelow } from '#src/content/files-below.ts';
import { writeSearchIndex } from '#src/search/search-index.ts';
import { shareImages } from '#src/share-images/share-images.ts';
import { readHtml } from '#src/site/html-tree.ts';
import { addressOf, type PageMetadata, pageMetadata } from './page-metadata.ts';

/**
 * Draws the share images and writes the index of the site search, when the pages are finished.
 *
 * @throws BuildProblem for a title that cannot be drawn, Error for a page that cannot be indexed
 */
export function shareImagesAndSearch(): AstroIntegration {
  return {
    name: 'share-images-and-search',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        // The sitemap integration logs its errors and goes on.
        if (!existsSync(`${folder}sitemap-index.xml`)) throw new Error('sitemap-index.xml was not written');
        const names = filesBelow(folder).filter((name) => name.endsWith('.html'));
        const pages = names.flatMap((name) => metadataIn(folder, name) ?? []);
        // At the same time: the indexer is a process that uses one core, and the share images are drawn by threads.
        await Promise.all([shareImages(pages, folder, logger), writeSearchIndex(pages, folder, logger)]);
      },
    },
  };
}

/**
 * The sitemap's entry of a built page: canonical address, alternates and the day the content last changed.
 *
 * @param url address of the page as it was built
 * @returns undefined for a page that search engines need not visit, such as a closed position
 */
export function sitemapEntry(folder: string, url: string): SitemapItem | undefined {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const page = metadataIn(folder, `${name || 'index'}.html`);
  if (!page?.listed) return undefined;
  return { url: page.url, links: [...page.alternates], ...(page.updated && { lastmod: page.updated }) };
}

function metadataIn(folder: string, name: string): PageMetadata | undefined {
  const html = readFileSync(path.join(folder, name), 'utf8');
  // Most of a head are its styles.
  const head = html.slice(0, html.indexOf('</head>')).replace(/<style>.*?<\/style>/gs, '');
  return pageMetadata(readHtml(head), addressOf(name));
}
