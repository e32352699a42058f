/** Entries on one page of a list (decisions §3, lists). */
export const PAGE_SIZE = 12;

/**
 * Cut a list into pages; an empty list is one empty page.
 *
 * @example paginate([1, 2, 3], 2) // => [[1, 2], [3]]
 */
export function paginate<E>(entries: readonly E[], size: number = PAGE_SIZE): E[][] {
  const pages: E[][] = [];
  for (let start = 0; start < entries.length; start += size) pages.push(entries.slice(start, start + size));
  return pages.length > 0 ? pages : [[]];
}

/**
 * Path of a page of a list: the first stands at the list's own address.
 *
 * @example pagePath('/news', 2) // => '/news/page/2'
 */
export function pagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`;
}
