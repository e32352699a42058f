import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFacts } from './page-facts.ts';

/** A page that the site search finds. */
export type SearchPage = Pick<PageFacts, 'address' | 'lang' | 'title' | 'description'>;

/** Where finishing leaves the list of them for the step that indexes them (`search-index.ts`). */
export const SEARCH_PAGES = '.generated/search-pages.json';

/** Pages that are nothing but lists of others. */
const IS_LIST = /^\/sitemap$|\/page\/\d+$/;

/**
 * List the pages that the site search finds: what stands for itself. An entry shown in another language than its own is found
 * in its own language only.
 *
 * @example writeSearchPages(await finishPages('dist'))
 */
export function writeSearchPages(pages: readonly PageFacts[]): void {
  const found: SearchPage[] = pages
    .filter((page) => page.listed && !IS_LIST.test(page.path))
    .map(({ address, lang, title, description }) => ({ address, lang, title, description }));
  mkdirSync(path.dirname(SEARCH_PAGES), { recursive: true });
  writeFileSync(SEARCH_PAGES, JSON.stringify(found));
}
