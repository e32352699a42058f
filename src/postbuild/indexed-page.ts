import { BLOCK_END, HEADING_END } from '#src/domain/search/text-blocks.ts';

/**
 * A page as it is sent to the search index: its language and its `<main>`. The index reads nothing else, and the rest is three quarters of
 * a page. A question that opens its answer becomes a heading (rule search.order). The end of each block is marked, because the index joins
 * blocks and an excerpt begins and ends with a block. Pagefind adds a full stop to a block that ends without a space.
 *
 * @param html a processed page
 * @throws Error for a page without `<main>`
 */
export function indexedPage(html: string): string {
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
