import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { type RegisteredPage, registeredPages } from '#src/seo/page-register.ts';

/** A page that the site search finds. */
export type SearchPage = Pick<RegisteredPage, 'address' | 'lang' | 'title' | 'description'>;

/** Where Astro's build leaves the list of them for the step that indexes them (`search-index.ts`). */
export const SEARCH_PAGES = '.generated/search-pages.json';

/** Pages that are nothing but lists of others. */
const IS_LIST = /^\/sitemap$|\/page\/\d+$/;

/**
 * Lists the pages that the site search finds: what stands for itself. An entry shown in another language than its own is found
 * in its own language only.
 *
 * @example defineConfig({ integrations: [searchPages()] })
 */
export function searchPages(): AstroIntegration {
  return {
    name: 'search-pages',
    hooks: {
      'astro:build:done': async () => {
        const pages: SearchPage[] = registeredPages()
          .filter((page) => page.listed && !IS_LIST.test(page.path))
          .map(({ address, lang, title, description }) => ({ address, lang, title, description }));
        await mkdir(path.dirname(SEARCH_PAGES), { recursive: true });
        await writeFile(SEARCH_PAGES, JSON.stringify(pages));
      },
    },
  };
}
