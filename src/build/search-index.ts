import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { LANGS } from '#src/i18n/langs.ts';
import { type RegisteredPage, registeredPages } from '#src/seo/page-register.ts';
import { type ListedPage, SEARCH_LIST, searchFolder } from '#src/site/search-files.ts';

/** Parts of a page that speak of other pages: their words would find the wrong one. */
const NOT_CONTENT = [
  'nav',
  'aside',
  'dialog',
  'form',
  'noscript',
  'script',
  'svg',
  'astro-island',
  '.tb',
  '.cta',
  '.end',
].concat(
  // Lists of entries, latest news, related services.
  ['.arts', '.revs', '.rel', '.feat', '.next'],
);

/** For Pagefind's allocator: memory that it no longer needs goes back at once (http://jemalloc.net/jemalloc.3.html#opt.dirty_decay_ms). */
const SPARING = 'narenas:1,dirty_decay_ms:0,muzzy_decay_ms:0';

/** Pages that are nothing but lists of others. */
const IS_LIST = /^\/sitemap$|\/page\/\d+$/;

/** Pagefind's own result lists and worker: the page draws its results itself, and a worker would need more of the policy. */
const UNUSED = /-ui\.|-highlight\.|-worker\./;

/**
 * After the build: the index of the site search, one per language, and beside it a short list of titles and summaries in which
 * exact substrings are looked up (decisions §7).
 *
 * Indexed is what stands for itself: an entry shown in another language than its own is found in its own language only.
 *
 * @throws Error when a page cannot be indexed; the build stops
 * @example defineConfig({ integrations: [searchIndex()] })
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const start = performance.now();
        const pages = registeredPages().filter((page) => page.listed && !IS_LIST.test(page.path));
        for (const lang of LANGS) {
          const folder = fileURLToPath(new URL(`.${searchFolder(lang)}/`, dir));
          const own = pages.filter((page) => page.lang === lang);
          await rm(folder, { recursive: true, force: true });
          await writeIndex(own, folder, dir);
          await writeFile(path.join(folder, SEARCH_LIST), JSON.stringify(own.map(listedPage)));
        }
        logger.info(`${pages.length} pages indexed in ${Math.round(performance.now() - start)} ms`);
      },
    },
  };
}

/** Pagefind keeps in memory what it was given until it ends, and writes its files itself: ten thousand pages at once took 1.4 GB. */
async function writeIndex(pages: readonly RegisteredPage[], folder: string, dir: URL): Promise<void> {
  process.env['_RJEM_MALLOC_CONF'] = SPARING;
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: NOT_CONTENT });
  if (index === undefined) throw new Error(`search index: ${errors.join('; ')}`);
  for (const page of pages) await add(index, page, dir);
  const written = await index.writeFiles({ outputPath: folder });
  if (written.errors.length > 0) throw new Error(`search index: ${written.errors.join('; ')}`);
  await close();
  const unused = (await readdir(folder)).filter((name) => UNUSED.test(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
}

async function add(index: PagefindIndex, page: RegisteredPage, dir: URL): Promise<void> {
  const content = await readFile(new URL(fileOf(page.address), dir), 'utf8');
  const { errors } = await index.addHTMLFile({ url: page.address, content });
  if (errors.length > 0) throw new Error(`search index: ${page.address}: ${errors.join('; ')}`);
}

function fileOf(address: string): string {
  if (address === '/') return './index.html';
  return address.endsWith('.html') ? `.${address}` : `.${address}.html`;
}

function listedPage({ address, title, description }: RegisteredPage): ListedPage {
  return [address, title, description];
}
