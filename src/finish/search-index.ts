import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { type ListedPage, SEARCH_LIST, searchFolder } from '#src/site/search-files.ts';
import { indexedPage } from './indexed-page.ts';
import { SEARCH_PAGES, type SearchPage } from './search-pages.ts';

const DIST = 'dist';

/** Parts of a page that speak of other pages, and tools: their words would find the wrong one. */
const NOT_CONTENT = [
  'nav',
  // An article's author stands in one, and is looked for by name.
  'aside > :not(.author)',
  'dialog',
  'form',
  'search',
  'fieldset',
  '[role="status"]',
  'noscript',
  'script',
  'svg',
  // Numbers of questions, an author's initial.
  '[aria-hidden="true"]',
  '.page-head__strip',
  '.closing-sheet',
  '.article__end',
].concat(
  // Lists of entries, latest news, related services.
  ['.cards', '.latest-news', '.related-services', '.cases', '.cases__rows', '.article__next', '.what-comes-next'],
  ['.links__button', '.links__more'],
);

/** For Pagefind's allocator: memory that it no longer needs goes back at once (http://jemalloc.net/jemalloc.3.html#opt.dirty_decay_ms). */
const SPARING = 'narenas:1,dirty_decay_ms:0,muzzy_decay_ms:0';

/** Pagefind's own result lists and worker: the page draws its results itself, and a worker would need more of the policy. */
const UNUSED = /-ui\.|-highlight\.|-worker\./;

/**
 * The second step of `npm run build`: the index of the site search, one per language, and beside it a short list of titles and
 * summaries in which exact substrings are looked up (rule search.page).
 *
 * A process of its own: Astro's has let go of its memory by then, and the index needs as much for a moment.
 *
 * @throws Error when a page cannot be indexed; the build stops
 */
async function main(): Promise<void> {
  const start = performance.now();
  const pages: readonly SearchPage[] = JSON.parse(await readFile(SEARCH_PAGES, 'utf8'));
  for (const lang of PUBLISHED_LANGS) {
    const folder = path.join(DIST, searchFolder(lang));
    const own = pages.filter((page) => page.lang === lang);
    await rm(folder, { recursive: true, force: true });
    await writeIndex(own, folder);
    await writeFile(path.join(folder, SEARCH_LIST), JSON.stringify(own.map(listedPage)));
  }
  console.log(`[search-index] ${pages.length} pages indexed in ${Math.round(performance.now() - start)} ms`);
}

/** Pagefind keeps in memory what it was given until it ends, and writes its files itself: ten thousand pages at once took 1.4 GB. */
async function writeIndex(pages: readonly SearchPage[], folder: string): Promise<void> {
  process.env['_RJEM_MALLOC_CONF'] = SPARING;
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: NOT_CONTENT });
  if (index === undefined) throw new Error(`search index: ${errors.join('; ')}`);
  for (const page of pages) await add(index, page);
  const written = await index.writeFiles({ outputPath: folder });
  if (written.errors.length > 0) throw new Error(`search index: ${written.errors.join('; ')}`);
  await close();
  const unused = (await readdir(folder)).filter((name) => UNUSED.test(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
}

async function add(index: PagefindIndex, page: SearchPage): Promise<void> {
  const content = await readFile(path.join(DIST, fileOf(page.address)), 'utf8');
  const { errors } = await index.addHTMLFile({ url: page.address, content: indexedPage(content) });
  if (errors.length > 0) throw new Error(`search index: ${page.address}: ${errors.join('; ')}`);
}

function fileOf(address: string): string {
  if (address === '/') return 'index.html';
  return address.endsWith('.html') ? address : `${address}.html`;
}

function listedPage({ address, title, description }: SearchPage): ListedPage {
  return [address, title, description];
}

await main();
