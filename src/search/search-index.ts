import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';

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

/** Options of Pagefind's allocator: it returns unused memory at once (http://jemalloc.net/jemalloc.3.html#opt.dirty_decay_ms). */
const SPARING = 'narenas:1,dirty_decay_ms:0,muzzy_decay_ms:0';

/** Pagefind's own result lists and worker: the page draws its results itself, and a worker needs a wider policy. */
const UNUSED = /-ui\.|-highlight\.|-worker\./;

/** Pages that only list other pages. */
const IS_LIST = /^\/sitemap$|\/page\/\d+$/;

interface IndexedPage {
  /** Its address, language included, and the same without it. */
  readonly address: string;
  readonly path: string;
  readonly lang: Lang;
  readonly listed: boolean;
}

/**
 * Write the index of the site search for each language. Pagefind's indexer runs as a child process.
 *
 * @param folder of the built site, its pages processed
 * @throws Error when a page cannot be indexed
 */
export async function writeSearchIndex(
  pages: readonly IndexedPage[],
  folder: string,
  logger: Pick<AstroIntegrationLogger, 'info'>,
): Promise<void> {
  const start = performance.now();
  const found = pages.filter(isFound);
  for (const lang of PUBLISHED_LANGS) {
    const own = found.filter((page) => page.lang === lang);
    await writeIndex(own, folder, path.join(folder, 'pagefind', lang));
  }
  logger.info(`${found.length} pages indexed in ${Math.round(performance.now() - start)} ms`);
}

/**
 * Whether the site search finds a page: every listed page except pages that only list others. An entry that is shown in another
 * language as a fallback is found in its own language only.
 */
function isFound({ listed, path: address }: IndexedPage): boolean {
  return listed && !IS_LIST.test(address);
}

/** Writes one index. A process per language, because Pagefind keeps all pages in memory until it ends (1.4 GB for 10,000 pages). */
async function writeIndex(pages: readonly IndexedPage[], folder: string, target: string): Promise<void> {
  process.env['_RJEM_MALLOC_CONF'] = SPARING;
  await rm(target, { recursive: true, force: true });
  // C# and C++ are words.
  const options = { rootSelector: 'main', excludeSelectors: NOT_CONTENT, includeCharacters: '#+' };
  const { index, errors } = await createIndex(options);
  if (index === undefined) throw new Error(`search index: ${errors.join('; ')}`);
  for (const page of pages) await add(index, page, folder);
  const written = await index.writeFiles({ outputPath: target });
  if (written.errors.length > 0) throw new Error(`search index: ${written.errors.join('; ')}`);
  await close();
  const unused = (await readdir(target)).filter((name) => UNUSED.test(name));
  await Promise.all(unused.map((name) => rm(path.join(target, name))));
}

async function add(index: PagefindIndex, page: IndexedPage, folder: string): Promise<void> {
  const { address } = page;
  const file = address === '/' ? 'index.html' : address.endsWith('.html') ? address : `${address}.html`;
  const content = indexedPage(await readFile(path.join(folder, file), 'utf8'), address);
  const { errors } = await index.addHTMLFile({ url: address, content });
  if (errors.length > 0) throw new Error(`search index: ${address}: ${errors.join('; ')}`);
}

/**
 * A page as it is sent to the search index: its language and its `<main>`. The index reads nothing else, and the rest is three quarters of
 * a page. A part of a page is known to Pagefind by a heading with an id, so a heading gets the id of its section, and a question that
 * of its answer. The address is a filter, by which the search finds a page that editors named.
 *
 * @param html a processed page
 * @throws Error for a page without `<main>`
 */
function indexedPage(html: string, address: string): string {
  const head = html.indexOf('<head>');
  const main = html.indexOf('<main', html.indexOf('</head>', head));
  const end = html.lastIndexOf('</main>');
  if (head < 0 || main < 0 || end < main) throw new Error('indexedPage: expected a page with <head> and <main>');
  const content = html
    .slice(main, end)
    // Pagefind would rank the text of a picture like a title.
    .replace(/<wbr>|<img[^>]*>/g, '')
    .replace(/<summary>(.*?)<\/summary>(\s*<div[^>]*) id="([^"]*)"/gs, '<h3 id="$3">$1</h3>$2')
    .replace(
      /<(section|article)([^>]*) id="([^"]*)"((?:(?!<h\d|<section|<article).)*)<h([2-6])/gs,
      '<$1$2$4<h$5 id="$3"',
    )
    // Pagefind ends a block without a space with a full stop, also in Japanese.
    .replace(/<\/(?:h[1-6]|p|li|dt|dd|th|td|figcaption|pre|div|section|header|aside|figure|ul|ol|dl)>/g, ' $&');
  return `${html.slice(0, head)}${content}<i data-pagefind-filter="page:${address}"></i></main>`;
}
