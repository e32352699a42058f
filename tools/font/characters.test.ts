import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { charactersAsked } from './characters.ts';

const asked = charactersAsked(readFileSync('src/styles/tokens.css', 'utf8'));
const file = readFileSync('public/fonts/site-latin.woff2');

test('the font has a glyph for every character that it is asked for; otherwise run `npm run font`', async () => {
  const font = create(await subsetFont(file, asked, { targetFormat: 'truetype' })) as Font;
  const hasGlyph = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const isDrawn = (character: string) => hasGlyph(character) || [...character.normalize('NFD')].every(hasGlyph);
  expect([...'Zürich, Œuvre, ¿qué?, ō, „x“, €'].filter((character) => !asked.includes(character))).toEqual([]);
  expect([...asked].filter((character) => !isDrawn(character))).toEqual([]);
});
