import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, MAX_BYTES, unicodeRange, WEIGHTS } from './coverage.ts';
import { fitFallback, fontIn, meanWidth } from './fallback.ts';

const file = readFileSync(new URL('../../public/fonts/site-latin.woff2', import.meta.url));
const at = async (weight: number) =>
  fontIn(await subsetFont(file, CHARACTERS, { targetFormat: 'truetype', variationAxes: { wght: weight } }));

describe('unicodeRange', () => {
  it.each([
    ['ABC', 'U+41-43'],
    ['CAB', 'U+41-43'],
    ['aé', 'U+61,U+E9'],
    ['', ''],
  ])('writes %j as %j', (characters, range) => {
    expect(unicodeRange(characters)).toBe(range);
  });
});

describe('the Latin font', () => {
  it('stays within its budget', () => {
    expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('has a glyph for every character it claims', async () => {
    const font = await at(WEIGHTS.min);
    expect([...CHARACTERS].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))).toEqual(
      [],
    );
  });

  it('grows wider with its weight', async () => {
    expect(meanWidth(await at(WEIGHTS.max))).toBeGreaterThan(meanWidth(await at(WEIGHTS.min)));
  });

  it('comes with its licence', () => {
    const licence = readFileSync(new URL('../../public/fonts/OFL.txt', import.meta.url), 'utf8');
    expect(licence).toContain('SIL Open Font License');
  });
});

describe('fitFallback', () => {
  it('leaves a fallback of the same width alone', async () => {
    const font = await at(WEIGHTS.min);
    expect(fitFallback(font, meanWidth(font))).toEqual({
      sizeAdjust: 100,
      ascentOverride: 90,
      descentOverride: 30,
      lineGapOverride: 0,
    });
  });
});
