import { defaultTreeAdapter as tree } from 'parse5';
import { LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { textWidth } from '#src/i18n/text-width.ts';
import { attributeOf, type Element, elementOf, type ParentNode, type TextNode } from '#src/site/html-tree.ts';
import { jointsOf, phrasesOf } from './phrases.ts';

/** Titles: elements, and classes of other elements. Headings have balanced lines. */
const TITLES = ['h1', 'h2', 'h3', 'h4', 'caption'];
const CLASSES = ['article__next', 'footer__strip'];
/** Large running text. Browsers know the phrases of Japanese, but not of Chinese. */
const LEAD = 'base__lead';
const BREAK = '\u200b';
/** Where a browser adds a space in running text, which a `<wbr>` would take. */
const SPACED =
  /(?<=\p{Script=Han})\u200b(?=[\p{Script=Latin}\p{N}])|(?<=[\p{Script=Latin}\p{N}%])\u200b(?=\p{Script=Han})/gu;
/** Titles in columns that have room for few characters. */
const CELLS = ['dt', 'thead', 'th', 'figcaption'];
const CELL_LINE = 7;
const HEADING_LINE = 9;

const SKIPPED = ['head', 'script', 'style', 'svg', 'pre', 'time'];
/** Elements whose text is part of a block's lines. */
const INLINE = [
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
];
/** Code, and names by which readers speak to a control: their text stays as it is written. */
const FIXED = ['code', 'a', 'button', 'label', 'summary'];
const WORD_JOINER = '\u2060';
/** The space between a postcode and its town, such as 96052 Bamberg, a name and its number, a number and its unit. */
const LATIN_JOINT =
  /(?<=\b\d{5}) (?=\p{Lu}\p{Ll})|(?<=\b\p{Lu}\p{L}+\.?) (?=\d{1,2}\b)|(?<=\d) (?=(?:m?s|px|[kMG]B)\b)/gu;
/** The place behind the dash of a short range, such as 6–12. */
const LATIN_RANGE = /(?<=\b\d{1,4}–)(?=\d{1,4}\b(?!,))/gu;
/** React compares its own HTML with that of the server, except in slots. */
const ISLAND = 'astro-island';
const SLOTS = ['astro-slot', 'astro-static-slot'];

interface Place {
  readonly lang?: Lang | undefined;
  /** In a title: characters that have room in its narrowest line. */
  readonly line?: number | undefined;
  readonly isLead?: boolean;
  readonly isInIsland?: boolean;
  readonly isFixed?: boolean;
  /** On a grid, where each text between two breaks would be a cell of its own. */
  readonly isOnGrid?: boolean;
}

interface Part {
  readonly text: TextNode;
  readonly place: Place;
}

/**
 * Puts a `<wbr>` between the phrases of each Japanese and Chinese title of a page, and joins the last words of its other texts, and figures
 * with their units. In elements with a `<wbr>`, `src/styles/base.css` forbids other line breaks.
 */
export function addLineBreaks(document: ParentNode): void {
  const block: Part[] = [];
  visit(document, {}, block);
  joinEnds(block);
}

function visit(node: ParentNode, place: Place, block: Part[]): void {
  for (const child of [...node.childNodes]) {
    if (tree.isTextNode(child)) {
      if (place.lang && LANG_INFO[place.lang].letters === 'latin' && !place.isInIsland && !place.isFixed)
        child.value = child.value.replace(LATIN_JOINT, '\u00a0').replace(LATIN_RANGE, WORD_JOINER);
      if (place.line === undefined) block.push({ text: child, place });
      else if (node.nodeName !== 'code') addBreaks(node, child, place);
    } else if (tree.isElementNode(child) && !SKIPPED.includes(child.tagName)) {
      const isInline = INLINE.includes(child.tagName);
      if (!isInline) joinEnds(block.splice(0));
      visit(child, placeIn(child, place), block);
      if (!isInline) joinEnds(block.splice(0));
    }
  }
}

function joinEnds(block: readonly Part[]): void {
  const text = block.map((part) => part.text.value).join('');
  const lang = block.find((part) => part.text.value.trim() !== '')?.place.lang;
  if (lang === undefined) return;
  const joints = jointsOf(text, lang);
  let end = 0;
  for (const { text: node, place } of block) {
    const start = end;
    end += node.value.length;
    if (place.isInIsland || place.isFixed || place.lang !== lang) continue;
    const own = joints.filter((at) => at >= start && at < end).map((at) => at - start);
    node.value = [0, ...own].map((at, nth) => node.value.slice(at, own[nth])).join(WORD_JOINER);
  }
}

function placeIn(element: Element, outer: Place): Place {
  const { tagName: name } = element;
  const classes = attributeOf(element, 'class')?.split(' ') ?? [];
  const isOnGrid = outer.isOnGrid || classes.includes('prose__cards');
  const tag = attributeOf(element, 'lang');
  const lang = tag === undefined ? outer.lang : LANGS.find((one) => LANG_INFO[one].tag === tag);
  const isLead = classes.includes(LEAD) && lang !== undefined && LANG_INFO[lang].letters === 'chinese';
  const line = isLead ? HEADING_LINE : lineOf(name, classes, outer.line);
  return {
    lang,
    line: isOnGrid ? undefined : line,
    isLead: isLead || outer.isLead === true,
    isOnGrid,
    isInIsland: name === ISLAND || (outer.isInIsland === true && !SLOTS.includes(name)),
    isFixed: outer.isFixed || FIXED.includes(name),
  };
}

function lineOf(name: string, classes: readonly string[], outer: number | undefined): number | undefined {
  // Captions may have running text.
  if (name === 'p' || classes.includes('base__visually-hidden')) return undefined;
  if (CELLS.includes(name)) return CELL_LINE;
  return TITLES.includes(name) || CLASSES.some((one) => classes.includes(one)) ? HEADING_LINE : outer;
}

function addBreaks(parent: ParentNode, text: TextNode, { lang, line, isLead, isInIsland }: Place): void {
  if (lang === undefined || line === undefined || isInIsland) return;
  const phrases = piecesOf(text.value, lang, line);
  const pieces = isLead ? phrases.join(BREAK).replace(SPACED, '').split(BREAK) : phrases;
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
