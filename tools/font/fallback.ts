import { create, type Font } from 'fontkitten';

/** How often each character stands in running English text (per 1,000 letters and spaces). */
const FREQUENCY: Readonly<Record<string, number>> = {
  ' ': 180,
  e: 104,
  t: 73,
  a: 65,
  o: 60,
  i: 57,
  n: 57,
  s: 52,
  r: 50,
  h: 49,
  l: 33,
  d: 35,
  c: 22,
  u: 23,
  m: 20,
  f: 20,
  p: 15,
  g: 16,
  w: 17,
  y: 14,
  b: 13,
  v: 8,
  k: 6,
};

/** The descriptors that make another font take the space of this one (CSS Fonts 5), in percent. */
interface FallbackDescriptors {
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
  readonly lineGapOverride: number;
}

/**
 * The font in a file; the first one of a collection.
 *
 * @throws Error when the file is no font
 * @example fontIn(readFileSync('LiberationSans-Regular.ttf')).unitsPerEm // => 2048
 */
export function fontIn(file: Buffer): Font {
  const font = create(file);
  const first = font.isCollection ? font.fonts[0] : font;
  if (first === undefined) throw new Error('fontIn expected a font in the collection');
  return first;
}

/**
 * Mean advance width of running text, as a share of the font size.
 *
 * @throws Error when the font lacks a letter
 * @example meanWidth(fontIn(readFileSync('LiberationSans-Regular.ttf'))) // => about 0.44
 */
export function meanWidth(font: Font): number {
  let total = 0;
  let count = 0;
  for (const [character, weight] of Object.entries(FREQUENCY)) {
    const code = character.codePointAt(0) ?? 0;
    if (!font.hasGlyphForCodePoint(code)) throw new Error(`meanWidth expected a glyph for "${character}"`);
    total += font.glyphForCodePoint(code).advanceWidth * weight;
    count += weight;
  }
  return total / count / font.unitsPerEm;
}

/**
 * Fit a fallback to the font it stands in for: its mean width by `size-adjust`, its line by the overrides, which count
 * in the adjusted size.
 *
 * @example fitFallback(siteFont, 0.44).sizeAdjust // => 89.3
 */
export function fitFallback(font: Font, fallbackWidth: number): FallbackDescriptors {
  const scale = meanWidth(font) / fallbackWidth;
  const percent = (units: number): number => Math.round((units / font.unitsPerEm / scale) * 1e4) / 100;
  return {
    sizeAdjust: Math.round(scale * 1e4) / 100,
    ascentOverride: percent(font.ascent),
    descentOverride: percent(-font.descent),
    lineGapOverride: percent(font.lineGap),
  };
}
