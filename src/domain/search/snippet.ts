import { markedPieces, type Piece, type Span, spanFinder } from './fold.ts';
import type { TextBlock } from './text-blocks.ts';

/** An excerpt of a page that shows the words of a query, and its place. */
export interface Snippet {
  readonly pieces: readonly Piece[];
  /** Fragment of the page's address, with `#`: its part, and in it the words that were found, which the browser marks. */
  readonly fragment: string;
}

/** What a snippet follows of the language of its page. */
export interface PageLanguage {
  readonly tag: string;
  /** Between a heading and the text below it. */
  readonly colon: string;
}

/** Letters of a snippet; those of Japanese and Chinese are twice as wide. */
const LENGTH = { narrow: 170, wide: 85 };

/**
 * Take from a page the block that says most about what is looked for.
 *
 * @param blocks of the page, or of one part of it
 * @param ways to look for it, each by what finds its terms: a block that holds one of them whole says as much as one that holds another
 * @param language its tag, and what follows a heading
 * @returns undefined where no block holds any of it
 */
export function snippetOf(
  blocks: readonly TextBlock[],
  ways: readonly RegExp[][],
  { tag, colon }: PageLanguage,
): Snippet | undefined {
  const [best] = blocks
    .map((block, at) => ({ block, at, ...held(block, ways) }))
    .filter(({ spans }) => spans.length > 0)
    .sort((a, b) => b.weight - a.weight);
  if (best === undefined) return undefined;
  const { text } = best.block;
  const [first = [0, 0]] = best.spans;
  const limit = isWide(text) ? LENGTH.wide : LENGTH.narrow;
  const from = first[1] > limit * 0.7 ? beginning(text, first[0], boundsOf(text, tag), limit) : 0;
  const shown = (from > 0 ? '…' : '') + continued(text.slice(from), blocks.slice(best.at), limit, colon);
  return {
    pieces: markedPieces(shortened(shown, limit, tag), ways.flat()),
    fragment: fragmentOf(best.block, first, blocks, tag),
  };
}

/**
 * The URL fragment for words of a block. For a whole heading, the id of its part is enough. Below a heading the block may be collapsed:
 * Chromium does not find a text fragment there and stays at the top of the page.
 */
function fragmentOf(block: TextBlock, found: Span, blocks: readonly TextBlock[], tag: string): string {
  const { text, isHeading, section } = block;
  const isFirst = blocks.find((one) => one.section === section) === block;
  const isWhole = found[0] === 0 && found[1] === text.length;
  if (isHeading && section !== undefined && isFirst && isWhole) return `#${section}`;
  const below = isHeading ? undefined : blocks[blocks.indexOf(block) + 1];
  // Other headings may begin with the same words, and the browser would open the first of them.
  const beside = isHeading ? Number.POSITIVE_INFINITY : BESIDE;
  return `#${section ?? ''}:~:text=${directive(text, found, below?.text ?? '', tag, beside)}`;
}

/**
 * How a part of a page begins, for one that is called what it does not say itself.
 *
 * @returns undefined where there is no block
 */
export function opening(blocks: readonly TextBlock[], { tag, colon }: PageLanguage): Snippet | undefined {
  const [first] = blocks;
  if (first === undefined) return undefined;
  const limit = isWide(first.text) ? LENGTH.wide : LENGTH.narrow;
  const text = shortened(continued(first.text, blocks, limit, colon), limit, tag);
  return { pieces: [{ text, marked: false }], fragment: `#${first.section ?? ''}` };
}

/**
 * What of a block was looked for, first things first, and how much it says about it: more as a heading, where it begins so, and where
 * it is about nothing else.
 */
function held({ text, isHeading }: TextBlock, ways: readonly RegExp[][]): { spans: Span[]; weight: number } {
  const spansFor = spanFinder(text);
  const each = ways.map((patterns) => {
    const spans = patterns.map(spansFor);
    const share = spans.filter(({ length }) => length > 0).length / patterns.length;
    return { spans: spans.flat().sort(([a], [b]) => a - b), share };
  });
  const { spans, share } = each.reduce((best, one) => (one.share > best.share ? one : best), { spans: [], share: 0 });
  const covered = spans.reduce((sum, [from, to]) => sum + to - from, 0) / text.length;
  const begins = (spans[0]?.[0] ?? text.length) < 2;
  return { spans, weight: share * 4 + (isHeading ? 1 : 0) + (begins ? 0.5 : 0) + covered };
}

/** Where a snippet begins if its words are deep inside a block: with their sentence, or some words before them. */
function beginning(text: string, at: number, words: readonly number[], limit: number): number {
  const sentence = Math.max(
    ...['。', '？', '！', '. ', '? '].map((end) => text.lastIndexOf(end, at - end.length) + end.length),
  );
  if (sentence > 1 && at - sentence < limit * 0.7) return sentence;
  return words.find((start) => start >= at - limit / 3) ?? at;
}

/** A short block goes on with those below it: a question with its answer, a name with what it names. */
function continued(text: string, [own, ...below]: readonly TextBlock[], limit: number, colon: string): string {
  let whole = text;
  let isHeading = own?.isHeading;
  for (const next of below) {
    if (whole.length >= limit || (next.isHeading && !isHeading)) break;
    whole += between(whole, isHeading === true, colon) + next.text;
    isHeading = next.isHeading;
  }
  return whole;
}

function between(before: string, isHeading: boolean, colon: string): string {
  if (/[.?!]$/.test(before)) return ' ';
  if (/[。？！：]$/.test(before)) return '';
  return isHeading ? colon : ' · ';
}

function shortened(text: string, limit: number, tag: string): string {
  if (text.length <= limit) return text;
  const words = new Intl.Segmenter(tag, { granularity: 'word' }).segment(text);
  return `${text.slice(0, words.containing(limit)?.index ?? limit).trimEnd()}…`;
}

function isWide(text: string): boolean {
  return /[\u3040-\u30ff\u4e00-\u9fff]/.test(text);
}

/** Words on each side by which the browser knows a place in a text among others that say the same. */
const BESIDE = 4;

/**
 * The words of a place for the browser to find (https://wicg.github.io/scroll-to-text-fragment/): whole words, since parts of words
 * are not looked for.
 *
 * @param below text of the next block, by which one is known that is nothing but what was looked for
 * @param count of the words on each side by which the place is known
 */
function directive(text: string, [from, to]: Span, below: string, tag: string, count: number): string {
  const bounds = boundsOf(text, tag);
  const first = Math.max(
    0,
    bounds.findLastIndex((at) => at <= from),
  );
  const last = bounds.findIndex((at) => at >= to);
  const before = text.slice(bounds[Math.max(0, first - count)], bounds[first]);
  const after = text.slice(bounds[last], bounds[Math.min(bounds.length - 1, last + count)]);
  const next = after.trim() || below.slice(0, boundsOf(below, tag)[BESIDE]);
  const beside = [before, text.slice(bounds[first], bounds[last]), next].map(encoded);
  return `${beside[0] && `${beside[0]}-,`}${beside[1]}${beside[2] && `,-${beside[2]}`}`;
}

/** Start of each word, and end of the last one. */
function boundsOf(text: string, tag: string): number[] {
  const words = new Intl.Segmenter(tag, { granularity: 'word' }).segment(text);
  return [...Array.from(words, ({ index }) => index), text.length];
}

function encoded(part: string): string {
  return encodeURIComponent(part.trim()).replaceAll('-', '%2D');
}
