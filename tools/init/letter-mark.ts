import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/** Side of the mark, and the height of the letter's box in it. */
const SIDE = 40;
const LETTER = 26;
/** Where no letter of the name is in the font, the mark is the frame with a square in it. */
const SQUARE = '<path d="M14 14h12v12H14Z" fill="currentColor"/>';

/**
 * A mark for a company that has none yet: the first Latin letter of its name in a frame.
 *
 * @param font the site's font, as it is in `public/fonts`
 */
export async function letterMark(name: string, font: Buffer): Promise<string> {
  const letter = /[A-Za-z]/.exec(name)?.[0]?.toUpperCase();
  const inner = letter === undefined ? SQUARE : await drawn(letter, font);
  const frame = `<path d="M2 2h${SIDE - 4}v${SIDE - 4}H2Z" fill="none" stroke="currentColor" stroke-width="2"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">\n  ${frame}\n  ${inner}\n</svg>\n`;
}

/** A letter in the middle of the mark; fonts count upward from the base line. */
async function drawn(letter: string, font: Buffer): Promise<string> {
  const cut = await subsetFont(font, letter, { targetFormat: 'truetype', variationAxes: { wght: 700 } });
  const { path } = (create(cut) as Font).glyphForCodePoint(letter.codePointAt(0) ?? 0);
  const { minX, maxX, minY, maxY } = path.bbox;
  const scale = LETTER / Math.max(maxX - minX, maxY - minY);
  const [x, y] = [(SIDE - (minX + maxX) * scale) / 2, (SIDE + (minY + maxY) * scale) / 2];
  const place = (value: number) => Math.round(value * 100) / 100;
  const line = path
    .scale(scale, -scale)
    .translate(x, y)
    .toSVG()
    .replace(/-?\d+\.\d+/g, (digits) => String(place(Number(digits))));
  return `<path d="${line}" fill="currentColor"/>`;
}
