import { defaultTreeAdapter as tree } from 'parse5';
import type { Lang } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { BUILD_META } from '#src/site/build-meta.ts';
import { attributeOf, type Document, type Element, elementsIn, headOf } from '#src/site/html-tree.ts';

/** Metadata of a canonical page, from its head. An alias, a fallback entry and a page without index have no such metadata. */
export interface PageMetadata {
  /** The address with its language, from the canonical link. */
  readonly address: string;
  /** The path without language. */
  readonly path: string;
  readonly lang: Lang;
  /** The canonical link with the production origin. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly alternates: readonly { readonly hreflang: string; readonly url: string }[];
  /** Sheet number and scale of the title block, for the share image. */
  readonly sheet: string;
  readonly scale: string;
  /** Day of the last change to the content of the page, `YYYY-MM-DD`; undefined if the content has no such day. */
  readonly updated: string | undefined;
  /** False leaves it out of sitemap and site search. */
  readonly listed: boolean;
}

/**
 * Read the metadata that the later build steps need, and remove the `build-meta` element, which is for these steps only.
 *
 * @param address of the page, such as `/en/news`
 * @returns undefined for a page without a canonical link, or with one to another page
 * @throws Error if a canonical page lacks one of the values
 */
export function takeMetadata(document: Document, address: string): PageMetadata | undefined {
  const elements = elementsIn(headOf(document));
  const build = elements.find((each) => attributeOf(each, 'name') === BUILD_META);
  if (build) tree.detachNode(build);
  const canonical = elements.find((each) => attributeOf(each, 'rel') === 'canonical');
  if (canonical === undefined) return undefined;
  const url = new URL(read(canonical, 'href'));
  const own = url.pathname;
  if (own.replace(/\.html$/, '') !== address) return undefined;
  if (build === undefined) throw new Error(`no <meta name="${BUILD_META}">, expected one on a canonical page`);
  const content = (name: string) => metaOf(elements, name);
  return {
    address: own,
    ...splitLang(own),
    url: url.href,
    title: content('og:title'),
    description: content('description'),
    siteName: content('og:site_name'),
    alternates: elements
      .filter((each) => attributeOf(each, 'rel') === 'alternate' && attributeOf(each, 'hreflang') !== undefined)
      .map((each) => ({ hreflang: read(each, 'hreflang'), url: new URL(read(each, 'href')).href })),
    sheet: read(build, 'data-sheet'),
    scale: read(build, 'data-scale'),
    updated: attributeOf(build, 'data-updated'),
    listed: attributeOf(build, 'data-unlisted') === undefined,
  };
}

function metaOf(elements: readonly Element[], name: string): string {
  const element = elements.find((each) => attributeOf(each, 'name') === name || attributeOf(each, 'property') === name);
  if (element === undefined) throw new Error(`no <meta> of ${name}, expected one on a canonical page`);
  return read(element, 'content');
}

function read(element: Element, name: string): string {
  const value = attributeOf(element, name);
  if (value === undefined) throw new Error(`<${element.tagName}> without ${name}, expected a value`);
  return value;
}
