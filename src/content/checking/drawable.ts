import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LANG_INFO, type Lang, type Letters } from '#src/i18n/langs.ts';
import { BuildProblem } from '#src/site/build-problem.ts';

/** The font package of share images by writing system. Its style sheet lists the characters of each slice as `unicode-range`. */
export const LETTER_FONTS: Readonly<Record<Letters, string>> = {
  japanese: '@fontsource-variable/noto-sans-jp',
  latin: '@fontsource-variable/noto-sans-jp',
  chinese: '@fontsource-variable/noto-sans-sc',
  korean: '@fontsource-variable/noto-sans-kr',
};

/** Fields of an entry that a share image prints. */
export const SHARE_FIELDS = ['title'] as const;

const coverages = new Map<string, ReadonlySet<number>>();

/**
 * Characters of a text without a glyph in the font of the share images, each once and in order.
 *
 * @returns empty if all have a glyph; spaces and line breaks need none
 */
export function undrawable(text: string, lang: Lang): string[] {
  const covered = coverageOf(LETTER_FONTS[LANG_INFO[lang].letters]);
  return [...new Set(text)].filter((character) => !/\s/.test(character) && !covered.has(character.codePointAt(0) ?? 0));
}

function coverageOf(font: string): ReadonlySet<number> {
  const known = coverages.get(font);
  if (known) return known;
  const slices = JSON.parse(readFileSync(fontFile(font, 'unicode.json'), 'utf8')) as Record<string, string>;
  const covered = codePoints(Object.values(slices).join(','));
  coverages.set(font, covered);
  return covered;
}

/**
 * A file of a font package.
 *
 * @throws BuildProblem with the command that installs the package
 */
export function fontFile(font: string, file: string): string {
  try {
    return createRequire(import.meta.url).resolve(`${font}/${file}`);
  } catch {
    throw new BuildProblem(`Share images need a font that is not installed: npm install --save-exact ${font}`);
  }
}

/** The code points of a `unicode-range` descriptor without wildcards. */
export function codePoints(ranges: string): Set<number> {
  const points = new Set<number>();
  for (const range of ranges.split(',')) {
    const [from = 0, to = from] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    for (let point = from; point <= to; point++) points.add(point);
  }
  return points;
}
