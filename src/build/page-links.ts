import { decoded } from '#src/markdown/address.ts';
import { attributeOf, type Document, type Element, elementsIn, textIn } from '#src/site/html-tree.ts';

/** Attributes whose value is the address of something that the site must have. */
const ADDRESSES = ['href', 'src', 'action', 'poster', 'component-url', 'renderer-url'];

/** Addresses that functions answer, and share images, which the dashboard of a preview shows and a later step draws. */
const MADE_ELSEWHERE = /^\/(?:api|og)\//;

/** The links of a page, and what other pages may link in it. */
export interface PageLinks {
  readonly address: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly { readonly to: string; readonly place: string }[];
}

/** The ids of a page and its links to pages, files and places of the site. */
export function linksOf(document: Document, address: string): PageLinks {
  const elements = elementsIn(document);
  return {
    address,
    ids: new Set(elements.flatMap((element) => attributeOf(element, 'id') ?? [])),
    links: elements.flatMap((element) =>
      element.attrs
        .filter(({ name, value }) => ADDRESSES.includes(name) && /^(\/(?!\/)|#.)/.test(value))
        .map(({ value }) => ({ to: value, place: `<${element.tagName}> ${wordsIn(element)}`.trim() })),
    ),
  };
}

/**
 * The links of all pages that lead to no page, no file and no place of a page.
 *
 * @param hasFile whether the built site has a file at a path, which is still encoded
 * @returns a line for each, with page and place
 */
export function brokenLinks(pages: readonly PageLinks[], hasFile: (path: string) => boolean): string[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return pages.flatMap((page) =>
    page.links.flatMap(({ to, place }) => {
      const [path = '', fragment] = to.replace(/\?[^#]*/, '').split('#');
      const target = path === '' ? page : byAddress.get(decoded(path));
      if (target === undefined)
        return MADE_ELSEWHERE.test(path) || hasFile(path)
          ? []
          : [`${page.address}: ${place} leads to ${to}, which the site does not have`];
      if (!fragment || target.ids.has(decoded(fragment))) return [];
      return [`${page.address}: ${place} leads to ${to}, but ${target.address} has no element with that id`];
    }),
  );
}

function wordsIn(element: Element): string {
  const words = textIn(element).trim() || attributeOf(element, 'aria-label') || '';
  return words === '' ? '' : `“${words.slice(0, 60)}”`;
}
