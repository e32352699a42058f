import type { Page } from '#tools/built-site/pages.ts';

/**
 * Problems of pages, each prefixed by the address of its page.
 *
 * @param look returns the problems of one page
 * @example complaints(pages, ({ root }) => (root.querySelector('h1') ? [] : ['no h1'])) // => ['/en/faq: no h1']
 */
export function complaints(of: readonly Page[], look: (page: Page) => string[]): string[] {
  return of.flatMap((page) => look(page).map((problem) => `${page.address}: ${problem}`));
}
