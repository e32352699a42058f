import type { SearchedPage } from '#src/domain/search/site-search.ts';
import type { Lang } from '#src/i18n/langs.ts';

/** A page in the list in which exact substrings are looked up: address, title, summary. */
export type ListedPage = readonly [address: string, title: string, summary: string];

/** Name of that list in the folder. */
export const SEARCH_LIST = 'pages.json';

/**
 * Where the build puts the site search of a language, and the page's script finds it.
 *
 * @example searchFolder('en') // => '/pagefind/en'
 */
export function searchFolder(lang: Lang): string {
  return `/pagefind/${lang}`;
}

/** What the search page hands to its script beside those files: what editors know of a language's words (rule search.words). */
export interface SearchHints {
  /** Groups of words that mean the same. */
  readonly same: readonly (readonly string[])[];
  /** Further names of pages, by address; one with a fragment names a part of its page. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/**
 * The list with the names that editors gave its pages, and parts of them.
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
