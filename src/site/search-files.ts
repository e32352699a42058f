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
  /** Further names of pages, by address. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}
