import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { filesBelow } from '#src/content/files-below.ts';
import { type Kind, pageOf } from '#src/content/kinds.ts';
import { isOpen, statusOf } from '#src/content/publishing.ts';
import type { ValidFile } from '#src/content/read-content.ts';
import { companyDay, inCompanyZone } from '#src/i18n/company-time.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { contentOf } from './content.ts';

/** The built site of the working directory: the project, or a tree of the second company. */
export const DIST = path.resolve('dist');

/** Midnight of the day on which the site was built, in milliseconds since the epoch. */
const { builtOn } = JSON.parse(readFileSync(`${dataFolderOf('publish-due')}/scheduled.json`, 'utf8')) as {
  builtOn: string;
};
export const BUILT_ON = Date.parse(inCompanyZone(builtOn));

/** A page of the built site. */
export interface Page {
  /** File below `dist/`. */
  readonly file: string;
  /** Address as visitors see it, such as `/en/news`. */
  readonly address: string;
  readonly lang: Lang;
  /** Address without language. */
  readonly path: string;
  readonly html: string;
  readonly root: HTMLElement;
}

/** Every built page, parsed once. */
export const pages: readonly Page[] = files('.html').map((file) => {
  // Words are whole, wherever a line may end.
  const html = readFileSync(`${DIST}/${file}`, 'utf8').replaceAll('\u2060', '');
  const address = addressOf(file);
  return { file, address, ...splitLang(address), html, root: parse(html, { comment: true }) };
});

/** Pages that search engines may show: those without a robots rule. */
export const indexable: readonly Page[] = pages.filter(
  (page) => page.root.querySelector('meta[name="robots"]') === null,
);

/** The address in the canonical link of a page, as {@link Page} has it; undefined for a page without the link. */
export function canonicalOf({ root }: Page): string | undefined {
  const url = root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return url === undefined ? undefined : new URL(url).pathname.replace(/\.html$/, '');
}

/** Whether a page shows an entry of the default language under another one: its canonical link names that one. */
export function isFallback(page: Page): boolean {
  const canonical = canonicalOf(page);
  return page.lang !== DEFAULT_LANG && canonical !== undefined && splitLang(canonical).lang !== page.lang;
}

/** Pages whose canonical link is their own address: all but second addresses and entries shown in another language. */
export const canonicalPages: readonly Page[] = indexable.filter((page) => canonicalOf(page) === page.address);

/** The content of a `meta` element, by its `property` or `name`. */
export function meta({ root }: Page, name: string): string | undefined {
  return root.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
}

const byAddress = new Map(pages.map((page) => [page.address, page]));

/**
 * The page at an address.
 *
 * @throws Error when it was not built
 */
export function pageAt(path: string, lang: Lang = DEFAULT_LANG): Page {
  const address = lang === DEFAULT_LANG ? path : path === '/' ? `/${lang}` : `/${lang}${path}`;
  const page = byAddress.get(address);
  if (page === undefined) throw new Error(`${address} is not in ${DIST}/`);
  return page;
}

/** Whether an address leads to a page or file of the built site. */
export function isBuilt(address: string): boolean {
  const file = statSync(`${DIST}${decodeURIComponent(address)}`, { throwIfNoEntry: false });
  return byAddress.has(address) || file?.isFile() === true;
}

/** Names of the files below `dist/` with an ending. */
export function files(ending: string): string[] {
  return filesBelow(DIST).filter((file) => file.endsWith(ending));
}

/** The visible text of an element: without scripts, styles and repeated white space. */
export function visibleText(element: HTMLElement): string {
  const copy = parse(element.outerHTML);
  for (const hidden of copy.querySelectorAll('script, style, template, noscript')) hidden.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

function addressOf(file: string): string {
  const address = `/${file.replace(/\.html$/, '')}`;
  return file === 'index.html' ? '/' : address;
}

/** The entries of a kind that the built site shows, in every language; the records of a kind without entries. */
export function published<K extends Kind>(kind: K): readonly ValidFile<K>[] {
  const today = companyDay(BUILT_ON);
  return contentOf(kind).filter(({ data }) => statusOf(data as object, today) === 'published');
}

/** Whether a path is that of a position that took no applications on the day of the build. */
export function isClosedPosition(path: string): boolean {
  const today = companyDay(BUILT_ON);
  return published('jobs').some(({ slug, data }) => pageOf('jobs', slug) === path && !isOpen(data, today));
}

/**
 * Problems of pages, each prefixed by the address of its page.
 *
 * @param look returns the problems of one page
 * @throws Error if there is no page to look at: a test of nothing would pass
 * @example complaints(pages, ({ root }) => (root.querySelector('h1') ? [] : ['no h1'])) // => ['/en/faq: no h1']
 */
export function complaints(of: readonly Page[], look: (page: Page) => string[]): string[] {
  if (of.length === 0) throw new Error('complaints: no page to look at');
  return of.flatMap((page) => look(page).map((problem) => `${page.address}: ${problem}`));
}
