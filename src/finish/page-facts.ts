import { defaultTreeAdapter as tree } from 'parse5';
import type { Lang } from '#src/i18n/langs.ts';
import { splitLang } from '#src/i18n/paths.ts';
import { PAGE_NOTE } from '#src/site/page-note.ts';
import { attributeOf, type Document, type Element, elementsIn, headOf } from './html-tree.ts';

/** A page that stands for itself, as its head tells: not an alias, not an entry shown in another language, not kept out of search engines. */
export interface PageFacts {
  /** Its address, language included, as its canonical link says it. */
  readonly address: string;
  /** The path without language. */
  readonly path: string;
  readonly lang: Lang;
  /** Its canonical link, the production origin included. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly alternates: readonly { readonly hreflang: string; readonly url: string }[];
  /** Sheet number and scale of the title block, for the share image. */
  readonly sheet: string;
  readonly scale: string;
  /** Day of the last change to what the page shows, `YYYY-MM-DD`, where its content says so. */
  readonly updated: string | undefined;
  /** False leaves it out of sitemap and site search. */
  readonly listed: boolean;
}

/**
 * Read what the steps after the build need of a page, and take off the note that is for them only.
 *
 * @param address at which the page lies, such as `/en/news`
 * @returns undefined for a page that does not stand for itself: its canonical link leads elsewhere, or it has none
 * @throws Error where a page that does lacks one of them
 */
export function takeFacts(document: Document, address: string): PageFacts | undefined {
  const elements = elementsIn(headOf(document));
  const note = elements.find((each) => attributeOf(each, 'name') === PAGE_NOTE);
  if (note) tree.detachNode(note);
  const canonical = elements.find((each) => attributeOf(each, 'rel') === 'canonical');
  if (canonical === undefined) return undefined;
  const url = new URL(read(canonical, 'href'));
  const own = url.pathname;
  if (own.replace(/\.html$/, '') !== address) return undefined;
  if (note === undefined)
    throw new Error(`no <meta name="${PAGE_NOTE}">, expected one on a page that stands for itself`);
  const meta = (name: string) => metaOf(elements, name);
  return {
    address: own,
    ...splitLang(own),
    url: url.href,
    title: meta('og:title'),
    description: meta('description'),
    siteName: meta('og:site_name'),
    alternates: elements
      .filter((each) => attributeOf(each, 'rel') === 'alternate' && attributeOf(each, 'hreflang') !== undefined)
      .map((each) => ({ hreflang: read(each, 'hreflang'), url: new URL(read(each, 'href')).href })),
    sheet: read(note, 'data-sheet'),
    scale: read(note, 'data-scale'),
    updated: attributeOf(note, 'data-updated'),
    listed: attributeOf(note, 'data-unlisted') === undefined,
  };
}

function metaOf(elements: readonly Element[], name: string): string {
  const element = elements.find((each) => attributeOf(each, 'name') === name || attributeOf(each, 'property') === name);
  if (element === undefined) throw new Error(`no <meta> of ${name}, expected one on a page that stands for itself`);
  return read(element, 'content');
}

function read(element: Element, name: string): string {
  const value = attributeOf(element, name);
  if (value === undefined) throw new Error(`<${element.tagName}> without ${name}, expected a value`);
  return value;
}
