import { attributeOf, elementsIn, readHtml, textIn } from '#src/site/html-tree.ts';
import type { Note } from './supported-engines.ts';

/** The inline scripts and styles of a page, and the features that its HTML uses. */
interface PageCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Features of a page's HTML: elements, attributes and their words.
 *
 * @returns the scripts and styles in it, to be looked at as such
 */
export function featuresOfPage(html: string, note: Note): PageCode {
  const elements = elementsIn(readHtml(html));
  for (const { tagName, attrs } of elements) {
    note(`html.elements.${tagName}`);
    for (const { name, value } of attrs)
      for (const key of [`html.elements.${tagName}.${name}`, `html.global_attributes.${name}`]) {
        note(key);
        for (const word of value.split(/\s+/)) note(`${key}.${word}`);
      }
  }
  const textsOf = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  return {
    styles: textsOf('style').map(textIn),
    scripts: textsOf('script')
      .filter((script) => [undefined, '', 'module'].includes(attributeOf(script, 'type')))
      .map(textIn),
  };
}

/**
 * Features of the site's headers: their names, and the directives of the page policy.
 *
 * @param headers a `_headers` file
 */
export function featuresOfHeaders(headers: string, note: Note): void {
  for (const [, name, value = ''] of headers.matchAll(/^ +([\w-]+): *(.*)$/gm)) {
    note(`http.headers.${name}`);
    for (const [directive] of value.matchAll(/(?<=^|; )[\w-]+/g)) note(`http.headers.${name}.${directive}`);
  }
}
