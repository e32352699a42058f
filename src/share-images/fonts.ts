import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Renderer } from '@takumi-rs/core';
import { LANG_INFO, LANGS, type Lang, type Letters } from '#src/i18n/langs.ts';
import { BuildProblem } from '#src/site/build-problem.ts';

const LATIN = '@fontsource-variable/sofia-sans-semi-condensed';
const JAPANESE = '@fontsource-variable/noto-sans-jp';

/** Font packages of share images by writing system, in order of preference. Each has its font in slices for browsers. */
const PACKAGES: Readonly<Record<Letters, readonly string[]>> = {
  japanese: [LATIN, JAPANESE],
  latin: [LATIN, JAPANESE],
  chinese: [LATIN, '@fontsource-variable/noto-sans-sc'],
  korean: [LATIN, '@fontsource-variable/noto-sans-kr'],
};

/** Quotation marks and the ellipsis: in Japanese and Chinese they are full width, so the Latin font must not draw them (`styles/tokens.css`). */
const MARKS: CodePoints = [
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
];

type CodePoints = [from: number, to: number][];

/** The code points of a `unicode-range` descriptor without wildcards. */
export function codePointsOf(ranges: string): CodePoints {
  return ranges.split(',').map((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [from, to];
  });
}

const packagesOf = (lang: Lang) => PACKAGES[LANG_INFO[lang].letters];
const marksOf = (name: string) => `${name} marks`;

/** The `font-family` of a language's texts. */
export function fontFamily(lang: Lang): string {
  const { letters } = LANG_INFO[lang];
  const names = packagesOf(lang);
  const marks = letters === 'japanese' || letters === 'chinese' ? names.slice(1).map(marksOf) : [];
  return [...marks, ...names].map((name) => `"${name}"`).join(',');
}

/**
 * Load the fonts of the site's languages into a renderer.
 *
 * @returns the characters of a text that no font of a language has
 * @throws BuildProblem with the command that installs a missing package
 */
export async function loadFonts(renderer: Renderer): Promise<(text: string, lang: Lang) => string[]> {
  const covered = new Map<string, Set<number>>();
  for (const name of new Set(LANGS.flatMap(packagesOf))) {
    const table = JSON.parse(readFileSync(fontFile(name, 'unicode.json'), 'utf8')) as Record<string, string>;
    covered.set(name, new Set(Object.values(table).flatMap(codePointsOf).flatMap(pointsIn)));
    for (const [slice, ranges] of Object.entries(table)) {
      const file = `files/${name.split('/')[1]}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`;
      const data = readFileSync(fontFile(name, file));
      await renderer.registerFont({ name, data, unicodeRange: codePointsOf(ranges) });
      if (slice === 'latin') await renderer.registerFont({ name: marksOf(name), data, unicodeRange: MARKS });
    }
  }
  return (text, lang) => {
    const fonts = packagesOf(lang).map((name) => covered.get(name));
    const isLacking = (character: string) => !fonts.some((points) => points?.has(character.codePointAt(0) ?? 0));
    return [...new Set(text)].filter((character) => !/\s/.test(character) && isLacking(character));
  };
}

/** The code points of a run. */
export function pointsIn([from, to]: CodePoints[number]): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

function fontFile(name: string, file: string): string {
  try {
    return createRequire(import.meta.url).resolve(`${name}/${file}`);
  } catch {
    throw new BuildProblem(`Share images need a font that is not installed: npm install --save-exact ${name}`);
  }
}
