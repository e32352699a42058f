import { inflateSync } from 'node:zlib';

const PAGE = /\/Type \/Page\b(?!s)[\s\S]*?\/Contents (\d+) 0 R/g;
/** Glyphs as Chromium's PDF writer has them: four hexadecimal digits each, of most fonts. */
const GLYPHS = /<([\da-f]+)>/gi;

/**
 * How many glyphs each sheet of a PDF by Chromium shows.
 *
 * @example glyphsOfSheets(await page.pdf()) // => [812, 640]
 */
export function glyphsOfSheets(pdf: Buffer): number[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(PAGE)].map(([, object]) => {
    const start = text.indexOf('stream\n', text.indexOf(`\n${object} 0 obj`)) + 'stream\n'.length;
    const content = inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1');
    return [...content.matchAll(GLYPHS)].reduce((sum, [, digits = '']) => sum + digits.length / 4, 0);
  });
}
