import { decoded } from '#src/markdown/address.ts';
import { attributeOf, type Document, type Element, elementsIn, textIn } from '#src/site/html-tree.ts';

/** Attributes whose value is the address of something that the site must have. */
const ADDRESSES = ['href', 'src', 'action', 'poster', 'component-url', 'renderer-url'];

/** Addresses that functions answer, and share images, which the dashboard of a preview shows and a later step draws. */
const MADE_ELSEWHERE = /^\/(?:api|og)\//;

/** The links of all pages, each address once with its first place, and what may be linked in each page. */
export interface SiteLinks {
  readonly places: Map<string, string>;
  readonly ids: Map<string, ReadonlySet<string>>;
}

/** Note the ids of a page and its links to pages, files and places of the site. */
export function noteLinks({ places, ids }: SiteLinks, document: Document, address: string): void {
  const elements = elementsIn(document);
  ids.set(address, new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? [])));
  for (const element of elements) {
    for (const { name, value } of element.attrs) {
      if (!ADDRESSES.includes(name) || !/^(\/(?!\/)|#.)/.test(value)) continue;
      const to = value.startsWith('#') ? address + value : value;
      if (!places.has(to)) places.set(to, `${address}: <${element.tagName}> ${wordsIn(element)}`.trim());
    }
  }
}

/** The ids that a page has twice: links to them lead to the first. */
export function doubleIds(document: Document): string[] {
  const all = elementsIn(document).flatMap((element) => attributeOf(element, 'id') ?? []);
  return [...new Set(all.filter((id, at) => all.indexOf(id) < at))].map((id) => `the id “${id}” is there twice`);
}

/**
 * The links that lead to no page, no file and no place of a page.
 *
 * @param hasFile whether the built site has a file at a path, which is still encoded
 * @returns a line for each address, with the first page and place that links it
 */
export function brokenLinks({ places, ids }: SiteLinks, hasFile: (path: string) => boolean): string[] {
  return [...places].flatMap(([to, place]) => {
    const [path = '', fragment] = to.replace(/\?[^#]*/, '').split('#');
    const target = ids.get(decoded(path));
    if (target === undefined)
      return MADE_ELSEWHERE.test(path) || hasFile(path)
        ? []
        : [`${place} leads to ${to}, which the site does not have`];
    if (!fragment || target.has(decoded(fragment))) return [];
    return [`${place} leads to ${to}, but ${decoded(path)} has no element with that id`];
  });
}

function wordsIn(element: Element): string {
  const words = textIn(element).trim() || attributeOf(element, 'aria-label') || '';
  return words === '' ? '' : `“${words.slice(0, 60)}”`;
}
