import { eastAsianWidth } from 'get-east-asian-width';

/** Marks that Unicode leaves open, and that fonts for Japanese and Chinese draw over two columns (https://www.unicode.org/reports/tr11/). */
const WIDE_MARKS = /[“”‘’…—]/;

/** Width of a text in half-width columns: full-width characters count two. */
export function textWidth(text: string): number {
  return [...text].reduce((width, character) => {
    return width + (WIDE_MARKS.test(character) ? 2 : eastAsianWidth(character.codePointAt(0) ?? 0));
  }, 0);
}
