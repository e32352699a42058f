import { createRequire } from 'node:module';
import type { Letters } from '#src/i18n/langs.ts';
import { BuildProblem } from '#src/site/build-problem.ts';

/** The font package of share images by writing system. Its style sheet lists the characters of each slice as `unicode-range`. */
export const LETTER_FONTS: Readonly<Record<Letters, string>> = {
  japanese: '@fontsource-variable/noto-sans-jp',
  latin: '@fontsource-variable/noto-sans-jp',
  chinese: '@fontsource-variable/noto-sans-sc',
  korean: '@fontsource-variable/noto-sans-kr',
};

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
