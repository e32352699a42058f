import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

const FONT = 'public/fonts/site-latin.woff2';
/** Side of the mark, and the height of the letter's box in it. */
const [SIDE, LETTER] = [40, 26];
/** Where a name has no Latin letter, the mark is the frame with a square in it. */
const SQUARE = 'M14 14h12v12H14Z';

/** A mark for a company that has none yet: the first Latin letter of its name in a frame. */
export async function letterMark(name: string): Promise<string> {
  const letter = /[A-Za-z]/.exec(name)?.[0]?.toUpperCase();
  const line = letter === undefined ? SQUARE : await outlineOf(letter);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">
  <path d="M2 2h${SIDE - 4}v${SIDE - 4}H2Z" fill="none" stroke="currentColor" stroke-width="2"/>
  <path d="${line}" fill="currentColor"/>
</svg>
`;
}

/** The outline of a letter in the middle of the mark; fonts count upward from the base line. */
async function outlineOf(letter: string): Promise<string> {
  const options = { targetFormat: 'truetype', variationAxes: { wght: 700 } } as const;
  const font = create(await subsetFont(readFileSync(FONT), letter, options)) as Font;
  const { path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  const { minX, maxX, minY, maxY } = path.bbox;
  const scale = LETTER / Math.max(maxX - minX, maxY - minY);
  const [x, y] = [(SIDE - (minX + maxX) * scale) / 2, (SIDE + (minY + maxY) * scale) / 2];
  const outline = path.scale(scale, -scale).translate(x, y).toSVG();
  return outline.replace(/-?\d+\.\d+/g, (digits) => String(Math.round(Number(digits) * 100) / 100));
}
