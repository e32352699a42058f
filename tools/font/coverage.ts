import { globSync, readFileSync } from 'node:fs';

const printable = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');

/** Letters with accents in the messages of the site, such as ä in German; é is in every site. */
const LETTERS = new Set(
  globSync('locales/*/*.json').flatMap((file) => readFileSync(file, 'utf8').match(/[À-ÖØ-èê-öø-ÿ]/g) ?? []),
);

/**
 * Characters of the Latin font in every language: ASCII, a few signs, and the site's letters. The ellipsis and the em dash stay with the CJK
 * font, where they are full width (rule design.type), and so do arrows: the source has only two of the four.
 */
export const CHARACTERS = `${printable}\u00a0©×–é${[...LETTERS].sort().join('')}`;

/** Marks that only pages in Latin letters take from the font: in Japanese and Chinese they are full width. */
export const QUOTES = '’“”';

/** Figures that line up in columns; kerning, without which English headings fall apart. */
export const FEATURES = ['kern', 'lnum', 'tnum'] as const;

export const WEIGHTS = { min: 400, max: 700 } as const;

/** The font budget, in bytes of woff2. A letter takes about 75. */
export const MAX_BYTES = 16_000 + 80 * LETTERS.size;

/**
 * The value of the `unicode-range` descriptor: the covered characters as runs.
 *
 * @example unicodeRange('ABCé') // => 'U+41-43, U+E9'
 */
export function unicodeRange(characters: string): string {
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
