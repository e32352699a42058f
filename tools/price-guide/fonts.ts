import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';

/** The package of a language's letters. */
const PACKAGE = { chinese: 'noto-sans-sc', japanese: 'noto-sans-jp', latin: 'noto-sans-jp', korean: 'noto-sans-jp' };

/**
 * Font faces of the characters of a text, each of one weight: Chromium embeds such fonts as they are, but draws variable fonts, and the
 * system's, glyph by glyph, which makes files three times as large.
 */
export async function fontFaces(text: string, lang: Lang): Promise<string> {
  const name = PACKAGE[LANG_INFO[lang].letters];
  const folder = path.dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/index.css`));
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  let rest = [...new Set(text)];
  const faces: string[] = [];
  // Latin letters first, then the parts of the others from the most usual ones on, which come last.
  const parts = Object.entries(ranges).sort(([one], [other]) => Number(one === 'latin') - Number(other === 'latin'));
  for (const [part, range] of parts.reverse()) {
    const own = rest.filter((sign) => isIn(sign, range));
    if (own.length === 0) continue;
    rest = rest.filter((sign) => !own.includes(sign));
    const file = path.join(folder, 'files', `${name}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`);
    const font = await subsetFont(readFileSync(file), own.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: 400 },
      noHinting: true,
      keepFeatures: [],
      dropTables: ['vhea', 'vmtx', 'VORG', 'BASE', 'STAT', 'DSIG'],
    });
    faces.push(
      `@font-face { font-family: Guide; src: url(data:font/ttf;base64,${font.toString('base64')}); unicode-range: ${range} }`,
    );
  }
  return faces.join('\n');
}

function isIn(sign: string, ranges: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}
