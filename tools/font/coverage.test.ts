import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, MAX_BYTES, QUOTES, unicodeRange, WEIGHTS } from './coverage.ts';

const file = readFileSync(new URL('../../public/fonts/site-latin.woff2', import.meta.url));
const at = async (weight: number) =>
  create(
    await subsetFont(file, CHARACTERS + QUOTES, { targetFormat: 'truetype', variationAxes: { wght: weight } }),
  ) as Font;
const widthOf = (font: Font) => font.glyphForCodePoint(0x6e).advanceWidth;

describe('unicodeRange', () => {
  it.each([
    ['ABC', 'U+41-43'],
    ['CAB', 'U+41-43'],
    ['aé', 'U+61, U+E9'],
    ['', ''],
  ])('writes %j as %j', (characters, range) => {
    expect(unicodeRange(characters)).toBe(range);
  });
});

describe('the Latin font', () => {
  it('stays within its budget', () => {
    expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('has a glyph for every character of the site; otherwise run `npm run font`', async () => {
    const font = await at(WEIGHTS.min);
    const missing = [...CHARACTERS, ...QUOTES].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  it('is asked for these characters', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf8');
    const ranges = [...tokens.matchAll(/unicode-range: ([^;]*)/g)].map(([, range]) => range);
    expect(ranges).toEqual([CHARACTERS, QUOTES].map(unicodeRange));
  });

  it('grows wider with its weight', async () => {
    expect(widthOf(await at(WEIGHTS.max))).toBeGreaterThan(widthOf(await at(WEIGHTS.min)));
  });

  it('comes with its licence', () => {
    const licence = readFileSync(new URL('../../public/fonts/OFL.txt', import.meta.url), 'utf8');
    expect(licence).toContain('SIL Open Font License');
  });
});
