import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

/** Letters as invisible tag characters. */
const tags = (text: string) => [...text].map((c) => String.fromCodePoint(0xe0000 + (c.codePointAt(0) ?? 0))).join('');
const END = '\u{e007f}';
const FLAG = '\u{1f3f4}';
const ENGLAND = FLAG + tags('gbeng') + END;

test.each([
  ['the flag of a region', `A ${ENGLAND}`, `A ${ENGLAND}`],
  ['two flags', ENGLAND + ENGLAND, ENGLAND + ENGLAND],
  ['hidden text', `A${tags('ignore the text')}B`, 'AB'],
  ['hidden text after a flag', ENGLAND + tags('pay') + END, ENGLAND],
  ['a flag that does not end', FLAG + tags('gbeng'), FLAG],
  ['a text that is no region', FLAG + tags('ignore the text') + END, FLAG],
  ['capitals, which no region has', FLAG + tags('GBENG') + END, FLAG],
  ['an end alone', `A${END}`, 'A'],
  ['the language tag', '\u{e0001}A', 'A'],
])('tag characters stay only in a flag: %s', (_, given, cleaned) => {
  expect([cleanLine(given), cleanText(given)]).toEqual([cleaned, cleaned]);
});
