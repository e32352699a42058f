import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { type Page, visibleText } from '#tests/support/built-site.ts';

/** Attributes that a person reads or hears. */
const SPOKEN = ['alt', 'aria-label', 'aria-roledescription', 'title', 'placeholder', 'data-label'];

/** A text of a page, and its place. */
export interface Said {
  readonly where: string;
  readonly text: string;
}

export const JAPANESE = '[lang="ja"]';
export const ENGLISH = '[lang="en"]';
export const CHINESE = '[lang="zh-Hans"]';

/** A copy of the page without the elements of some selectors, such as those in another language. */
function without(page: Page, selectors: readonly string[]): HTMLElement {
  const copy = parse(page.html);
  for (const selector of selectors) for (const element of copy.querySelectorAll(selector)) element.remove();
  return copy;
}

/** Whether a page shows an entry of the default language under another one: so does its canonical link, and its head. */
export function isFallback({ lang, root }: Page): boolean {
  const canonical = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return lang !== DEFAULT_LANG && canonical !== undefined && splitLang(new URL(canonical).pathname).lang !== lang;
}

/** Everything a page says: its text, its spoken attributes, its description and the words of its islands. */
export function said(page: Page, ...leftOut: readonly string[]): Said[] {
  const root = without(page, leftOut);
  const attributes = SPOKEN.flatMap((name) =>
    root.querySelectorAll(`[${name}]`).map((element) => ({ where: name, text: element.getAttribute(name) ?? '' })),
  );
  const metas = root
    .querySelectorAll('meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]')
    .map((meta) => ({ where: 'meta', text: meta.getAttribute('content') ?? '' }));
  const title = { where: 'title of the page', text: root.querySelector('title')?.textContent ?? '' };
  const texts = root.querySelectorAll('body').map((body) => ({ where: 'text', text: visibleText(body) }));
  const words = root
    .querySelectorAll('astro-island')
    .map((island) => ({ where: 'words of an island', text: island.getAttribute('props') ?? '' }));
  return [...(isFallback(page) ? [] : [title, ...metas]), ...attributes, ...texts, ...words];
}

/** The places of a pattern, with a few characters around each, for the message. */
export function found(page: Page, pattern: RegExp, texts: readonly Said[]): string[] {
  return texts.flatMap(({ where, text }) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${page.address} (${where}): …${text.slice(Math.max(0, at - 15), at + 15)}…`];
  });
}
