import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { shareImages } from '#src/share-images/share-images.ts';
import { companyNumbers } from './keep-numbers.ts';
import type { PageMetadata } from './page-metadata.ts';
import { processPages } from './process-pages.ts';
import { removeUnusedImages } from './remove-unused-images.ts';
import { writeSearchIndex } from './search-index.ts';
import { sitemapEntries } from './sitemap-entries.ts';

/** Addresses in one sitemap file; the protocol allows 50,000, and smaller files are read sooner. */
const ENTRY_LIMIT = 10_000;

/** The sitemap's only namespace besides the protocol's own: alternates are links of XHTML. */
const NAMESPACES = { news: false, image: false, video: false, xhtml: true };

/**
 * Post-processing of the built site, in this order: every page gets its own styles, integrity and policy and is validated; images that
 * no page shows are removed; then the sitemap, the share images and the search index are made from the metadata of the pages.
 *
 * Each step throws on a problem, which stops the build.
 */
export function postbuild(): AstroIntegration[] {
  let pages: readonly PageMetadata[] = [];
  let entries: ReturnType<typeof sitemapEntries> = new Map();
  return [
    afterBuild('process-pages', async (folder, logger) => {
      const start = performance.now();
      const { metadata, pictures, styles } = await processPages(folder, companyNumbers());
      pages = metadata;
      entries = sitemapEntries(pages);
      // Every page includes the styles it uses, so that no page links these files.
      for (const address of styles) rmSync(`${folder}${address}`);
      logger.info(`pages processed in ${Math.round(performance.now() - start)} ms`);
      logger.info(`${await removeUnusedImages(folder, pictures)} unused images removed`);
    }),
    sitemap({
      entryLimit: ENTRY_LIMIT,
      namespaces: NAMESPACES,
      serialize: ({ url }) => entries.get(new URL(url).pathname),
    }),
    afterBuild('share-and-search', async (folder, logger) => {
      // The sitemap integration logs what `serialize` throws and goes on without a sitemap.
      if (!existsSync(`${folder}sitemap-index.xml`)) throw new Error('sitemap-index.xml was not written');
      const start = performance.now();
      // At the same time: the indexer is a process that uses one core, and the share images are drawn by threads.
      await Promise.all([shareImages(pages, folder, logger), writeSearchIndex(pages, folder, logger)]);
      logger.info(`share images and search index written in ${Math.round(performance.now() - start)} ms`);
    }),
  ];
}

/** @param step receives the folder of the built site, with a trailing slash */
function afterBuild(
  name: string,
  step: (folder: string, logger: AstroIntegrationLogger) => Promise<void>,
): AstroIntegration {
  return { name, hooks: { 'astro:build:done': ({ dir, logger }) => step(fileURLToPath(dir), logger) } };
}
