import { BLOCK_END, HEADING_END } from '#src/domain/search/passages.ts';

/**
 * A page as the index is given it. A question that opens its answer says as much as a heading does (rule search.order). Blocks are
 * marked where they end: the index runs them together, and what is quoted from a page begins and ends with one.
 *
 * @example indexedPage('<dt>Pay</dt>') // => '<dt>Pay¶ </dt>'
 */
export function indexedPage(html: string): string {
  return html
    .replaceAll('<summary', '<summary data-pagefind-weight="5"')
    .replace(/<\/(?:h[1-6]|summary)>/g, `${HEADING_END} $&`)
    .replace(/<\/(?:p|li|dt|dd|th|td|figcaption|pre)>/g, `${BLOCK_END} $&`);
}
