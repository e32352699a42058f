import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '#tools/browser/chromium.ts';
import { FIGURES } from './catalog.ts';
import { INKS, Sheet } from './sheet.ts';

// `npm run draw:articles -- [name]` draws the pictures of the articles into content/tech-articles/images.
const OUT = 'content/tech-articles/images';
/** Wide enough for the measure of a text at two device pixels. */
const SCALE = 2;

const font = readFileSync('public/fonts/site-latin.woff2').toString('base64');
const page = (svg: string): string => `<!doctype html><style>
  @font-face { font-family: 'Site Latin'; src: url(data:font/woff2;base64,${font}); font-weight: 300 700; }
  body { margin: 0; background: ${INKS.sheet}; } svg { display: block; width: 800px; }</style>${svg}`;

const wanted = process.argv[2];
const browser = await chromium.launch(launchOptions());
for (const { name, height, draw } of FIGURES) {
  if (wanted !== undefined && wanted !== name) continue;
  const sheet = new Sheet();
  draw(sheet);
  const tab = await browser.newPage({ viewport: { width: 800, height }, deviceScaleFactor: SCALE });
  await tab.setContent(page(sheet.toSvg(height)));
  await tab.evaluate('document.fonts.ready');
  const png = await sharp(await tab.screenshot())
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
  writeFileSync(`${OUT}/${name}.png`, png);
  console.log(name, `${800 * SCALE}×${height * SCALE}`, png.length);
  await tab.close();
}
await browser.close();
