import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { command } from '#tools/command-line/command.ts';
import { charactersAsked } from './characters.ts';

// Makes public/fonts/site-latin.woff2, and puts its licence text next to it (SIL OFL 1.1 wants it to travel with the font).
const require = createRequire(import.meta.url);
const PACKAGE = '@fontsource-variable/sofia-sans-semi-condensed';
const source = require.resolve(`${PACKAGE}/files/sofia-sans-semi-condensed-latin-wght-normal.woff2`);
const OUT = new URL('../../public/fonts/', import.meta.url);

command('font', 'Subsets the Latin font to the characters that src/styles/tokens.css names.').parse();
const font = await subsetFont(readFileSync(source), charactersAsked(readFileSync('src/styles/tokens.css', 'utf8')), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  // Figures that line up in columns; kerning, without which English headings fall apart; the macron over its letter.
  keepFeatures: ['kern', 'mark', 'lnum', 'tnum'],
  noHinting: true,
});
writeFileSync(new URL('site-latin.woff2', OUT), font);
copyFileSync(require.resolve(`${PACKAGE}/LICENSE`), new URL('OFL.txt', OUT));
console.log(`public/fonts/site-latin.woff2: wrote ${font.length} bytes. Build the site and commit the file.`);
