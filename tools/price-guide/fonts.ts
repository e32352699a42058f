import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { codePoints, fontFile, LETTER_FONTS } from '#src/content/checking/drawable.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';

/**
 * Font faces of the characters of a text, each of one weight: Chromium embeds such fonts as they are, but draws variable fonts, and the
 * system's, glyph by glyph, which makes files three times as large.
 */
export async function fontFaces(text: string, lang: Lang): Promise<string> {
  const font = LETTER_FONTS[LANG_INFO[lang].letters];
  const ranges = JSON.parse(readFileSync(fontFile(font, 'unicode.json'), 'utf8')) as Record<string, string>;
  let rest = [...new Set(text)];
  const faces: string[] = [];
  // Latin letters first, then the parts of the others from the most usual ones on, which come last.
  const parts = Object.entries(ranges).sort(([one], [other]) => Number(one === 'latin') - Number(other === 'latin'));
  for (const [part, range] of parts.reverse()) {
    const points = codePoints(range);
    const own = rest.filter((sign) => points.has(sign.codePointAt(0) ?? 0));
    if (own.length === 0) continue;
    rest = rest.filter((sign) => !own.includes(sign));
    const name = `${path.basename(font)}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`;
    const subset = await subsetFont(readFileSync(fontFile(font, `files/${name}`)), own.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: 400 },
      noHinting: true,
      keepFeatures: [],
      dropTables: ['vhea', 'vmtx', 'VORG', 'BASE', 'STAT', 'DSIG'],
    });
    faces.push(
      `@font-face { font-family: Guide; src: url(data:font/ttf;base64,${subset.toString('base64')}); unicode-range: ${range} }`,
    );
  }
  return faces.join('\n');
}
