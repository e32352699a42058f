import { codePointsOf, pointsIn } from '#src/share-images/fonts.ts';

/** A face of the Latin font in the styles, with the characters that it draws; a long list is on lines of its own. */
const FACE = /url\("\/fonts\/site-latin\.woff2"\)[^}]*unicode-range:\s*([^;]+);/g;

/** The characters that the styles ask of the Latin font. */
export function charactersAsked(tokens: string): string {
  const points = [...tokens.matchAll(FACE)].flatMap(([, ranges = '']) => codePointsOf(ranges).flatMap(pointsIn));
  return String.fromCodePoint(...points);
}
