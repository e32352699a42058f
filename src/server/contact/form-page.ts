import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { PageFilling } from './fill-page.ts';

/** Pages of the build that are filled for a visitor. */
export const FILLED_PAGES = ['contact/form', 'contact/thanks', '500'] as const;

/** Fills a page of the build; undefined if the page is missing or cannot be filled. */
export type FillPage = (
  name: (typeof FILLED_PAGES)[number],
  lang: Lang,
  filling: PageFilling,
) => Promise<string | undefined>;

/** The file of a page, below `dist/` and below the function's data. */
export function pageFile(page: (typeof FILLED_PAGES)[number], lang: Lang): string {
  return join(lang === DEFAULT_LANG ? '' : lang, `${page}.html`);
}

/**
 * Pages of the build that are packed with the function, filled in for a visitor without JavaScript.
 *
 * A page that is not there or cannot be filled is logged: the answer has its sentences without it.
 *
 * @param folder where they are, by their names below `dist/`
 */
export function fillFrom(folder: string): FillPage {
  return async (name, lang, filling) => {
    try {
      // On demand: only visitors without JavaScript need it.
      const { fillPage } = await import('./fill-page.ts');
      return fillPage(await readFile(join(folder, pageFile(name, lang)), 'utf8'), filling, lang);
    } catch (error) {
      const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      const reason = error instanceof Error ? error.message : typeof error;
      console.error(JSON.stringify({ event: isMissing ? 'page-missing' : 'page-unfilled', name, lang, reason }));
      return undefined;
    }
  };
}
