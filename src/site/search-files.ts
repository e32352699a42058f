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
