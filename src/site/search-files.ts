import type { Lang } from '#src/i18n/langs.ts';

/** Where the build puts the index of the site search, and the page's script finds it. */
export const SEARCH_FOLDER = '/pagefind';

/** A page in the list in which exact substrings are looked up: address, title, summary. */
export type ListedPage = readonly [address: string, title: string, summary: string];

/**
 * The list of a language's pages.
 *
 * @example searchListPath('en') // => '/pagefind/en.json'
 */
export function searchListPath(lang: Lang): string {
  return `${SEARCH_FOLDER}/${lang}.json`;
}
