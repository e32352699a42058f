import { codePointsOf } from '#src/share-images/fonts.ts';

/** Characters of the Latin font. */
export interface Coverage {
  /**
   * Those in every language: ASCII without those that only code has, a few signs, and the site's letters and currencies. The ellipsis and
   * the em dash stay with the CJK font, where they are full width, and so do arrows: the source has only two of the four.
   */
  readonly characters: string;
  /** Marks that only pages in Latin letters take from the font: in Japanese and Chinese they are full width. */
  readonly quotes: string;
}

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).filter(
  (character) => !'^`{}\\~'.includes(character),
);
/** The source has no letter with a macron, but the mark, which browsers set over a letter. No text asks for it. */
export const MACRON = '\u0304';
const WITH_MACRON = /[ĀāĒēŌōŪū]/g;
const IN_EVERY_SITE: Coverage = { characters: `${ASCII.join('')}\u00a0©×–é`, quotes: '‘’“”' };

/** What the source has beyond these. */
const LETTERS = /[À-ÖØ-öø-ÿıŒœ]/g;
const CURRENCIES = /[¢£¥€]/g;
const QUOTES = /[‘‚„«»‹›]/g;
const LACKING = /[\p{Script=Latin}--[A-Za-zªºÀ-ÖØ-öø-ÿıĀāĒēŌōŪūŒœＡ-Ｚａ-ｚ]]/gv;

/** The characters that texts need of the font. */
export function coverageOf(texts: readonly string[]): Coverage {
  return {
    characters: IN_EVERY_SITE.characters + used(LETTERS, texts) + used(WITH_MACRON, texts) + used(CURRENCIES, texts),
    quotes: IN_EVERY_SITE.quotes + used(QUOTES, texts),
  };
}

/** Latin letters of texts that the source does not have: another font draws them. */
export function lettersLacking(texts: readonly string[]): string {
  return used(LACKING, texts);
}

function used(kind: RegExp, texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.match(kind) ?? []))].sort().join('');
}

/** Figures that line up in columns; kerning, without which English headings fall apart; the macron over its letter. */
export const FEATURES = ['kern', 'mark', 'lnum', 'tnum'] as const;

export const WEIGHTS = { min: 400, max: 700 } as const;

/** The budget of a font with these characters, in bytes of woff2: 100 for each letter and mark that not every site has. */
export function maxBytes({ characters, quotes }: Coverage): number {
  const known = IN_EVERY_SITE.characters + IN_EVERY_SITE.quotes;
  const others = new Set(`${used(LETTERS, [characters])}${used(QUOTES, [quotes])}`);
  return 16_000 + 100 * [...others].filter((character) => !known.includes(character)).length;
}

/** The characters of the font as the styles ask for them, in its first two faces. */
export function coverageIn(tokens: string): Coverage {
  const [characters = '', quotes = ''] = [...tokens.matchAll(RANGE)].map(([range]) =>
    codePointsOf(range)
      .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
      .join(''),
  );
  return { characters, quotes };
}

/** The styles with the characters of a font: of the text face, of quotation marks, and of the text face on a first page. */
export function withCoverage(tokens: string, { characters, quotes }: Coverage): string {
  const ranges = [characters, quotes, characters].map(unicodeRange);
  return tokens.replace(RANGE, (range) => ranges.shift() ?? range);
}

/** A long value is on lines of its own. */
const RANGE = /(?<=unicode-range:\s+)[^\s;][^;]*/g;

/**
 * The value of the `unicode-range` descriptor: the covered characters as runs.
 *
 * @example unicodeRange('ABCé') // => 'U+41-43, U+E9'
 */
function unicodeRange(characters: string): string {
  const codes = [...new Set([...characters].map((character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const runs: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}
