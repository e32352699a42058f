import { defaultTreeAdapter as tree } from 'parse5';
import { LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { textWidth } from '#src/i18n/text-width.ts';
import { attributeOf, type Element, elementOf, type ParentNode, type TextNode } from '#src/site/html-tree.ts';
import { phrasesOf } from './phrases.ts';

/** Titles: elements, and classes of other elements. Headings have balanced lines. */
const TITLES = ['h1', 'h2', 'h3', 'h4', 'caption'];
const CLASSES = ['article__next', 'footer__strip'];
/** Titles in columns that have room for few characters. */
const CELLS = ['dt', 'thead', 'th', 'figcaption'];
const CELL_LINE = 7;
const HEADING_LINE = 9;

const SKIPPED = ['code', 'script', 'style', 'svg'];
/** React compares its own HTML with that of the server, except in slots. */
const ISLAND = 'astro-island';
const SLOTS = ['astro-slot', 'astro-static-slot'];

interface Place {
  readonly lang?: Lang | undefined;
  /** In a title: characters that have room in its narrowest line. */
  readonly line?: number | undefined;
  readonly isInIsland?: boolean;
}

/**
 * Puts a `<wbr>` between the phrases of each Japanese and Chinese title of a page.
 * In elements with a `<wbr>`, `src/styles/base.css` forbids other line breaks.
 */
export function addLineBreaks(node: ParentNode, place: Place = {}): void {
  for (const child of [...node.childNodes]) {
    if (tree.isTextNode(child)) addBreaks(node, child, place);
    else if (tree.isElementNode(child) && !isSkipped(child)) addLineBreaks(child, placeIn(child, place));
  }
}

/** Whether an element has no title, or lays out its titles on a grid, where each text between two breaks would be a cell of its own. */
function isSkipped(element: Element): boolean {
  return SKIPPED.includes(element.tagName) || attributeOf(element, 'class')?.includes('prose__cards') === true;
}

function placeIn(element: Element, { lang, line, isInIsland = false }: Place): Place {
  const { tagName: name } = element;
  const tag = attributeOf(element, 'lang');
  return {
    lang: tag === undefined ? lang : LANGS.find((one) => LANG_INFO[one].tag === tag),
    line: lineOf(name, attributeOf(element, 'class')?.split(' ') ?? [], line),
    isInIsland: name === ISLAND || (isInIsland && !SLOTS.includes(name)),
  };
}

function lineOf(name: string, classes: readonly string[], outer: number | undefined): number | undefined {
  // Captions may have running text.
  if (name === 'p' || classes.includes('base__visually-hidden')) return undefined;
  if (CELLS.includes(name)) return CELL_LINE;
  return TITLES.includes(name) || CLASSES.some((one) => classes.includes(one)) ? HEADING_LINE : outer;
}

function addBreaks(parent: ParentNode, text: TextNode, { lang, line, isInIsland }: Place): void {
  if (lang === undefined || line === undefined || isInIsland) return;
  const pieces = piecesOf(text.value, lang, line);
  text.value = pieces.at(-1) ?? '';
  for (const piece of pieces.slice(0, -1)) {
    tree.insertTextBefore(parent, piece, text);
    tree.insertBefore(parent, elementOf('wbr', {}), text);
  }
}

/** Headings of a site repeat on its pages. */
const known = new Map<string, readonly string[]>();

function piecesOf(text: string, lang: Lang, line: number): readonly string[] {
  const name = `${lang} ${line} ${text}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const phrases = phrasesOf(text, lang, line);
  const pieces = line === CELL_LINE ? joinShortEnd(phrases) : phrases;
  known.set(name, pieces);
  return pieces;
}

/** Avoids a last line of one or two characters. */
function joinShortEnd(phrases: string[]): string[] {
  const [before = '', end = ''] = phrases.slice(-2);
  const isShort = end.trim().length < 3 && textWidth((before + end).trim()) <= HEADING_LINE * 2;
  return isShort ? [...phrases.slice(0, -2), before + end] : phrases;
}
