import { BLOCK_END, HEADING_END } from '#src/domain/search/passages.ts';

/**
 * A page as the index is given it: its language and its `<main>`, which is all that the index reads; the rest is three quarters of a page.
 * A question that opens its answer says as much as a heading does (rule search.order). Blocks are marked where they end: the index runs
 * them together, and what is quoted from a page begins and ends with one. Pagefind prints a full stop at the end of a box that ends without
 * a space.
 *
 * @param html a finished page
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
