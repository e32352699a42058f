import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { describe, expect, it, test } from 'vitest';
import {
  type Coverage,
  coverageIn,
  coverageOf,
  lettersLacking,
  MACRON,
  maxBytes,
  WEIGHTS,
  withCoverage,
} from './coverage.ts';
import { catalogueTexts } from './site-texts.ts';

const file = readFileSync(new URL('../../public/fonts/site-latin.woff2', import.meta.url));
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const asked = coverageIn(tokens);
const all = ({ characters, quotes }: Coverage) => [...characters, ...quotes];
const at = async (weight: number) =>
  create(
    await subsetFont(file, all(asked).join('') + MACRON, { targetFormat: 'truetype', variationAxes: { wght: weight } }),
  ) as Font;

describe('coverageOf', () => {
  const [none, own] = [coverageOf([]), coverageOf(['« Noël »', 'Ça coûte 24 € : l’œuvre', 'Łódź Ａ 年'])];

  test('letters, quotation marks and currencies of the texts', () => {
    expect(all(own).filter((character) => !all(none).includes(character))).toEqual([...'Çëóûœ€', ...'«»']);
  });

  test('letters that the source lacks are named', () => {
    expect(lettersLacking(['Łódź Ａ', 'Noël'])).toBe('Łź');
  });

  test('a letter or a mark makes the budget larger', () => {
    expect(maxBytes(own) - maxBytes(none)).toBe(700);
  });

  test('the styles ask for it', () => {
    const styles = withCoverage(tokens, own);
    expect(all(coverageIn(styles)).sort()).toEqual([...new Set(all(own))].sort());
    const wrapped = styles.replaceAll('unicode-range: ', 'unicode-range:\n      ');
    expect(coverageIn(wrapped)).toEqual(coverageIn(styles));
    expect(withCoverage(wrapped, own)).toBe(wrapped);
  });
});

describe('the Latin font', () => {
  it('stays within its budget', () => {
    expect(file.length).toBeLessThanOrEqual(maxBytes(asked));
  });

  // A letter that only content has stops no editor: another font draws it until the command runs.
  it('is asked for the characters of all messages; otherwise run `npm run font`', () => {
    expect(all(coverageOf(catalogueTexts())).filter((character) => !all(asked).includes(character))).toEqual([]);
  });

  it('has a glyph for every character that it is asked for; otherwise run `npm run font`', async () => {
    const font = await at(WEIGHTS.min);
    const hasGlyph = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    const isDrawn = (character: string) => hasGlyph(character) || [...character.normalize('NFD')].every(hasGlyph);
    expect(all(asked).filter((character) => !isDrawn(character))).toEqual([]);
  });
});
