import { type Page, pages } from '#tests/support/built-site.ts';

/** A text of a catalogue or a content file, and its key there: `items.2.title`. */
export interface SourceText {
  readonly key: string;
  readonly text: string;
}

/**
 * Every text below a value, in the order of its file.
 *
 * @param isLeftOut whether a key is left out, with all below it
 */
export function textsBelow(value: unknown, isLeftOut: (key: string) => boolean = () => false, key = ''): SourceText[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, below]) => {
    const at = key === '' ? name : `${key}.${name}`;
    return isLeftOut(at) ? [] : textsBelow(below, isLeftOut, at);
  });
}

/** Texts that a page has to show in their order: those of one outermost list, such as all cards of a section; a title and its lead. */
export function sequencesOf(texts: readonly SourceText[]): SourceText[][] {
  const keyOf = ({ key }: SourceText) =>
    /^(.*?)(?:^|\.)\d+(?:\.|$)/.exec(key)?.[1] ?? /^(.*?\.)?(?:title|lead|text)$/.exec(key)?.[1] ?? key;
  return [...Map.groupBy(texts, keyOf).values()].filter((sequence) => sequence.length > 1);
}

/** Texts that a page neither shows nor holds in an attribute. */
export function missing(page: Page, texts: readonly SourceText[]): string[] {
  const { shown, attributes } = partsOf(page);
  const absent = texts.filter(({ text }) => endOf(text, shown) < 0 && endOf(text, attributes) < 0);
  return absent.map(({ key, text }) => `${page.address} lacks ${key}: ${text.slice(0, 80)}`);
}

/** Texts that a page shows, but not after the texts before them. */
export function misplaced(page: Page, texts: readonly SourceText[]): string[] {
  let at = 0;
  return texts.flatMap(({ key, text }) => {
    const end = endOf(text, partsOf(page).shown, at);
    at = Math.max(at, end);
    return end < 0 ? [`${page.address} does not show ${key} after what is before it: ${text.slice(0, 80)}`] : [];
  });
}

/** White space does not count: figures, units and labels are elements of their own, and the space between them is the stylesheet’s. */
const bare = (text: string) => text.replace(/[\s\u200b\u2060\u00ad]+/g, '');

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', apos: "'", nbsp: ' ', amp: '&' };

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex: string, decimal: string, name: string) =>
    name ? (ENTITIES[name] ?? all) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );

const known = new Map(pages.map((page) => [page, undefined as ReturnType<typeof readParts> | undefined]));

function partsOf(page: Page) {
  const parts = known.get(page) ?? readParts(page);
  known.set(page, parts);
  return parts;
}

/** What a page shows, and what its attributes hold: names, descriptions, and the texts that an island is given as JSON. */
function readParts({ html }: Page): { readonly shown: string; readonly attributes: string } {
  const markup = html.replace(/<(style|script)[\s>][\s\S]*?<\/\1>/g, '');
  const attributes = [...markup.matchAll(/="([^"]*)"/g)].map(([, value = '']) =>
    decoded(value).replace(/\\(["n])/g, '$1'),
  );
  return { shown: bare(decoded(markup.replace(/<[^>]*>/g, ''))), attributes: bare(attributes.join('\n')) };
}

/** Where a text ends on a page, its Markdown and `{{values}}` left out; -1 when one of its pieces does not follow the others. */
function endOf(text: string, onPage: string, from = 0): number {
  const pieces = text
    .replace(/\]\([^)]*\)|\{#[^}]*\}|\{lang=\w+\}/g, ']')
    .split(/\{\{[^}]*\}\}|<[^>]*>|[[\]*`|\n]|^(?:[#>-]+|\d+\.) /m)
    .map(bare)
    .filter((piece) => /[^-:]/.test(piece));
  let at = from;
  for (const piece of pieces) {
    const found = onPage.indexOf(piece, at);
    if (found < 0) return -1;
    at = found + piece.length;
  }
  return at;
}
