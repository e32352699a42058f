import type { Lang } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { attributeOf, type Document, elementsIn } from '#src/site/html-tree.ts';

/** What sitemap, share images and site search print of a canonical page. */
export interface PageMetadata {
  /** The address with its language. */
  readonly address: string;
  /** The path without language. */
  readonly path: string;
  readonly lang: Lang;
  /** The canonical address with the production origin. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly alternates: readonly { readonly lang: string; readonly url: string }[];
  /** Sheet number and scale of the title block. */
  readonly sheet: string;
  readonly scale: string;
  /** Day of the last change to the content of the page, `YYYY-MM-DD`; undefined if the content has no such day. */
  readonly updated: string | undefined;
  /** False for a page that sitemap and site search leave out. */
  readonly listed: boolean;
}

/**
 * Read the metadata of a built page from its head and from the attributes of `<html>` (`PageLayout.astro`).
 *
 * @param address of the page, such as `/en/news`
 * @returns undefined for a page that is not its own canonical page: an alias, a fallback entry, a page without index
 * @throws Error if a canonical page lacks one of the values
 */
export function pageMetadata(document: Document, address: string): PageMetadata | undefined {
  const elements = elementsIn(document);
  const attributeBy = (name: string, value: string, wanted: string) => {
    const element = elements.find((each) => attributeOf(each, name) === value);
    return element && attributeOf(element, wanted);
  };
  const canonical = attributeBy('rel', 'canonical', 'href');
  if (canonical === undefined) return undefined;
  const url = new URL(canonical);
  if (url.pathname.replace(/\.html$/, '') !== address) return undefined;
  const [html] = elements;
  const given = (value: string | undefined, name: string) => {
    if (value === undefined) throw new Error(`no ${name}, expected one on a canonical page`);
    return value;
  };
  return {
    address: url.pathname,
    ...splitLang(url.pathname),
    url: url.href,
    title: given(attributeBy('property', 'og:title', 'content'), 'og:title'),
    description: given(attributeBy('name', 'description', 'content'), 'description'),
    siteName: given(attributeBy('property', 'og:site_name', 'content'), 'og:site_name'),
    alternates: elements.flatMap((element) => {
      const lang = attributeOf(element, 'hreflang');
      if (element.tagName !== 'link' || lang === undefined) return [];
      return [{ lang, url: new URL(given(attributeOf(element, 'href'), 'address of an alternate')).href }];
    }),
    sheet: given(html && attributeOf(html, 'data-sheet'), 'data-sheet'),
    scale: given(html && attributeOf(html, 'data-scale'), 'data-scale'),
    updated: html && attributeOf(html, 'data-updated'),
    listed: html === undefined || attributeOf(html, 'data-unlisted') === undefined,
  };
}

/** The address of a page by its file below the built folder. */
export function addressOf(name: string): string {
  return `/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`;
}
