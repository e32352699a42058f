import type { SearchedPage } from '#src/domain/search/site-search.ts';
import type { Lang } from '#src/i18n/langs.ts';

/** A page in the list for exact substring search: address, title, summary. */
export type ListedPage = readonly [address: string, title: string, summary: string];

/** File name of the list for exact substring search. */
export const SEARCH_LIST = 'pages.json';

/** The folder of the search index of a language. */
export function searchFolder(lang: Lang): string {
  return `/pagefind/${lang}`;
}

/** What the search page of a language passes to its script: search words from editors, and the colon. */
export interface SearchHints {
  /** Groups of words that mean the same. */
  readonly same: readonly (readonly string[])[];
  /** Further names of pages by address; an address with a fragment is a part of a page. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly colon: string;
}

/**
 * The list of pages with the names that editors gave to pages and parts of pages.
 *
 * @example searchedPages([['/faq', 'FAQ', '']], { '/faq#price': ['cost'] })[0]?.names // => [{ name: 'cost', section: 'price' }]
 */
export function searchedPages(list: readonly ListedPage[], names: SearchHints['names']): SearchedPage[] {
  const named = Object.entries(names).flatMap(([target, all]) => {
    const [address, section] = target.split('#');
    return all.map((name) => ({ address, name, section }));
  });
  return list.map(([address, title, summary]) => ({
    address,
    title,
    summary,
    names: named.filter((one) => one.address === address).map(({ name, section }) => ({ name, section })),
  }));
}
