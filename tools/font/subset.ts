import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { command, refuse } from '#tools/command-line/command.ts';
import { coverageOf, FEATURES, lettersLacking, MACRON, maxBytes, WEIGHTS, withCoverage } from './coverage.ts';
import { siteTexts } from './site-texts.ts';

// Makes public/fonts/site-latin.woff2, names its characters in the tokens, and puts its licence text next to it (SIL OFL 1.1 wants it to travel with the font).
const require = createRequire(import.meta.url);
const PACKAGE = '@fontsource-variable/sofia-sans-semi-condensed';
const source = require.resolve(`${PACKAGE}/files/sofia-sans-semi-condensed-latin-wght-normal.woff2`);
const TOKENS = 'src/styles/tokens.css';
const OUT = new URL('../../public/fonts/', import.meta.url);

command('font', 'Subsets the Latin font to the characters that the site uses.').parse();
const texts = siteTexts();
const coverage = coverageOf(texts);
const most = maxBytes(coverage);
const font = await subsetFont(readFileSync(source), coverage.characters + coverage.quotes + MACRON, {
  targetFormat: 'woff2',
  variationAxes: { wght: { ...WEIGHTS, default: WEIGHTS.min } },
  keepFeatures: FEATURES,
  noHinting: true,
});
if (font.length > most)
  refuse(
    `The font would have ${font.length} bytes, expected at most ${most}. Shorten the lists in tools/font/coverage.ts.`,
  );
writeFileSync(new URL('site-latin.woff2', OUT), font);
writeFileSync(TOKENS, withCoverage(readFileSync(TOKENS, 'utf8'), coverage));
copyFileSync(require.resolve(`${PACKAGE}/LICENSE`), new URL('OFL.txt', OUT));
console.log(
  `public/fonts/site-latin.woff2: wrote ${font.length} bytes of at most ${most}. Run npm run format, build the site and commit the file.`,
);
const lacking = lettersLacking(texts);
if (lacking !== '') console.log(`Letters of the site that the source lacks, in the system's font: ${lacking}`);
