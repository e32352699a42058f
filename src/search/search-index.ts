import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { close, createIndex } from 'pagefind';
import { type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';

/**
 * Controls and decoration, besides Pagefind's own `nav`, `form`, `script`, `noscript` and `svg`. Parts about other pages have the
 * attribute `data-pagefind-ignore`. The author of an article is in an `<aside>`, and visitors search for the name.
 */
const NOT_CONTENT = [
  'aside > :not(.author)',
  'dialog',
  'search',
  'fieldset',
  '[role="status"]',
  '[aria-hidden="true"]',
  '.links__button',
  '.links__more',
];

/** Pages that only list other pages. */
const IS_LIST = /^\/sitemap$|\/page\/\d+$/;

interface IndexedPage {
  readonly file: string;
  /** Its address, language included, and the same without it. */
  readonly address: string;
  readonly path: string;
  readonly lang: Lang;
  readonly listed: boolean;
}

/**
 * Write the index of the site search for each language. Pagefind's indexer runs as a child process.
 *
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
  await rm(target, { recursive: true, force: true });
  // C# and C++ are words.
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: NOT_CONTENT,
    includeCharacters: '#+',
  });
  if (index === undefined) throw new Error(`search index: ${errors.join('; ')}`);
  for (const { address, file } of pages) {
    const content = indexedPage(await readFile(path.join(folder, file), 'utf8'), address);
    const added = await index.addHTMLFile({ url: address, content });
    errors.push(...added.errors.map((error) => `${address}: ${error}`));
  }
  errors.push(...(await index.writeFiles({ outputPath: target })).errors);
  await close();
  if (errors.length > 0) throw new Error(`search index: ${errors.join('; ')}`);
}

/**
 * A page as it is sent to the search index: its language and its `<main>`. The index reads nothing else, and the rest is three quarters of
 * a page. A part of a page is known to Pagefind by a heading with an id, so a heading gets the id of its section, and a question that
 * of its answer. The address is a filter, by which the search finds a page that editors named.
 *
 * @throws Error for a page without `<main>`
 */
function indexedPage(html: string, address: string): string {
  const [, head, main] = /^(.*?)<head>.*?<\/head>.*?(<main.*)<\/main>/s.exec(html) ?? [];
  if (head === undefined || main === undefined) throw new Error(`${address}: expected a page with <head> and <main>`);
  const content = main
    // A word is found whole. Pagefind would rank the text of a picture like a title.
    .replace(/<wbr>|\u2060|<img[^>]*>/g, '')
    .replace(/<summary>(.*?)<\/summary>(\s*<div[^>]*) id="([^"]*)"/gs, '<h3 id="$3">$1</h3>$2')
    .replace(
      /<(section|article)([^>]*) id="([^"]*)"((?:(?!<h\d|<section|<article).)*)<h([2-6])/gs,
      '<$1$2$4<h$5 id="$3"',
    )
    // In an excerpt, a dot separates a heading from the text below it, and the title of a page from the marks above it.
    .replace(/<\/(?:h[2-6]|dt|th)>|<\/em>(?=\s*<span)|<\/span>(?=\s*<\/p>\s*<h1)/g, ' ·$&')
    // Pagefind ends a block without a space with a full stop, also in Japanese.
    .replace(/<\/(?:h[1-6]|p|li|dt|dd|th|td|figcaption|pre|div|section|header|aside|figure|ul|ol|dl)>/g, ' $&');
  return `${head}${content}<i data-pagefind-filter="page:${address}"></i></main>`;
}
