import type { Lang } from '#src/i18n/langs.ts';

/** Entries on one page of a list. */
export const PAGE_SIZE = 12;

/** Cut a list into pages; an empty list is one empty page. */
function paginate<E>(entries: readonly E[]): E[][] {
  const pages: E[][] = [];
  for (let start = 0; start < entries.length; start += PAGE_SIZE) pages.push(entries.slice(start, start + PAGE_SIZE));
  return pages.length > 0 ? pages : [[]];
}

/** Path of a page of a list. The first page has the list's own address. */
export function pagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`;
}

/**
 * Sheet number of a page of a list, which the list's own sheet begins.
 *
 * @example pageSheet('N-00', 2) // => 'N-00-2'
 */
export function pageSheet(sheet: string, page: number): string {
  return page === 1 ? sheet : `${sheet}-${page}`;
}

/** A page of a list after the first one. */
export interface FurtherPage<E> {
  readonly lang: Lang;
  /** 2 or more. */
  readonly page: number;
  readonly last: number;
  /** Languages whose list is long enough to have this page. */
  readonly langs: readonly Lang[];
  readonly entries: readonly E[];
}

/** Every page but the first of a list in each language. */
export function furtherPages<E>(
  lists: readonly { readonly lang: Lang; readonly entries: readonly E[] }[],
): FurtherPage<E>[] {
  const cut = lists.map(({ lang, entries }) => ({ lang, pages: paginate(entries) }));
  return cut.flatMap(({ lang, pages }) =>
    pages.slice(1).map((entries, at) => {
      const page = at + 2;
      const langs = cut.filter((other) => other.pages.length >= page).map((other) => other.lang);
      return { lang, page, last: pages.length, langs, entries };
    }),
  );
}
