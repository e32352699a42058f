import { readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import pLimit from 'p-limit';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { BLOCK_END, HEADING_END } from '#src/domain/search/text-blocks.ts';
import { PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { type ListedPage, SEARCH_LIST, searchFolder } from '#src/site/search-files.ts';
import type { PageMetadata } from './page-metadata.ts';

/** Parts of a page that are about other pages, and controls: their words would lead to the wrong page. */
const NOT_CONTENT = [
  'nav',
  // The author of an article is in an `<aside>`, and visitors search for the name.
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

/** Pages that wait in the indexer's pipe, so that it is never idle while this process prepares the next one. */
const AT_A_TIME = 8;

/** Options of Pagefind's allocator: it returns unused memory at once (http://jemalloc.net/jemalloc.3.html#opt.dirty_decay_ms). */
const SPARING = 'narenas:1,dirty_decay_ms:0,muzzy_decay_ms:0';

/** Pagefind's own result lists and worker: the page draws its results itself, and a worker needs a wider policy. */
const UNUSED = /-ui\.|-highlight\.|-worker\./;

/** Pages that only list other pages. */
const IS_LIST = /^\/sitemap$|\/page\/\d+$/;

/**
 * Write the index of the site search for each language, and next to it a short list of titles and summaries for exact substring
 * search. Pagefind's indexer runs as a child process.
 *
 * @param folder of the built site, its pages processed
 * @throws Error when a page cannot be indexed
 */
export async function writeSearchIndex(
  pages: readonly PageMetadata[],
  folder: string,
  logger: Pick<AstroIntegrationLogger, 'info'>,
): Promise<void> {
  const start = performance.now();
  const found = pages.filter(isFound);
  for (const lang of PUBLISHED_LANGS) {
    const target = path.join(folder, searchFolder(lang));
    const own = found.filter((page) => page.lang === lang);
    await rm(target, { recursive: true, force: true });
    await writeIndex(own, folder, target);
    await writeFile(path.join(target, SEARCH_LIST), JSON.stringify(own.map(listedPage)));
  }
  logger.info(`${found.length} pages indexed in ${Math.round(performance.now() - start)} ms`);
}

/**
 * Whether the site search finds a page: every listed page except pages that only list others. An entry that is shown in another
 * language as a fallback is found in its own language only.
 */
export function isFound({ listed, path: address }: Pick<PageMetadata, 'listed' | 'path'>): boolean {
  return listed && !IS_LIST.test(address);
}

/** Writes one index. A process per language, because Pagefind keeps all pages in memory until it ends (1.4 GB for 10,000 pages). */
async function writeIndex(pages: readonly PageMetadata[], folder: string, target: string): Promise<void> {
  process.env['_RJEM_MALLOC_CONF'] = SPARING;
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: NOT_CONTENT });
  if (index === undefined) throw new Error(`search index: ${errors.join('; ')}`);
  await pLimit(AT_A_TIME).map(pages, (page) => add(index, page, folder));
  const written = await index.writeFiles({ outputPath: target });
  if (written.errors.length > 0) throw new Error(`search index: ${written.errors.join('; ')}`);
  await close();
  const unused = (await readdir(target)).filter((name) => UNUSED.test(name));
  await Promise.all(unused.map((name) => rm(path.join(target, name))));
}

async function add(index: PagefindIndex, page: PageMetadata, folder: string): Promise<void> {
  // Read without awaiting: the index numbers pages in the order of arrival.
  const content = readFileSync(path.join(folder, fileOf(page.address)), 'utf8');
  const { errors } = await index.addHTMLFile({ url: page.address, content: indexedPage(content) });
  if (errors.length > 0) throw new Error(`search index: ${page.address}: ${errors.join('; ')}`);
}

function fileOf(address: string): string {
  if (address === '/') return 'index.html';
  return address.endsWith('.html') ? address : `${address}.html`;
}

function listedPage({ address, title, description }: PageMetadata): ListedPage {
  return [address, title, description];
}

/**
 * A page as it is sent to the search index: its language and its `<main>`. The index reads nothing else, and the rest is three quarters of
 * a page. A question that opens its answer becomes a heading. The end of each block is marked, because the index joins
 * blocks and an excerpt begins and ends with a block. Pagefind adds a full stop to a block that ends without a space.
 *
 * @param html a processed page
 * @throws Error for a page without `<main>`
 */
function indexedPage(html: string): string {
  const head = html.indexOf('<head>');
  const main = html.indexOf('<main', html.indexOf('</head>', head));
  const end = html.lastIndexOf('</main>');
  if (head < 0 || main < 0 || end < main) throw new Error('indexedPage: expected a page with <head> and <main>');
  const content = html
    .slice(main, end)
    .replaceAll('<wbr>', '')
    .replaceAll('<summary', '<summary data-pagefind-weight="5"')
    .replace(/<\/(?:h[1-6]|summary)>/g, `${HEADING_END} $&`)
    .replace(/<\/(?:p|li|dt|dd|th|td|figcaption|pre)>/g, `${BLOCK_END} $&`)
    .replace(/<\/(?:div|section|header|aside|figure|ul|ol|dl)>/g, ' $&');
  return `${html.slice(0, head)}${content}</main>`;
}
