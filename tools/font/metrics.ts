import { existsSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { CHARACTERS, WEIGHTS } from './coverage.ts';
import { fitFallback, fontIn, meanWidth } from './fallback.ts';

// Prints the descriptors of the fallback faces: `npm run font:metrics -- [NAME=FONTFILE …]`.
const FILES = {
  'Liberation Sans (widths of Arial) 400': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'Liberation Sans (widths of Arial) 700': '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf',
  'Noto Sans CJK 400': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  'Noto Sans CJK 700': '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc',
};
const asked: Record<string, string> = Object.fromEntries(
  process.argv.slice(2).map((argument) => argument.split('=', 2)),
);
const files = Object.keys(asked).length > 0 ? asked : FILES;
const siteFont = readFileSync(new URL('../../public/fonts/site-latin.woff2', import.meta.url));

for (const weight of [WEIGHTS.min, WEIGHTS.max]) {
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
  const font = fontIn(await subsetFont(siteFont, CHARACTERS, options));
  console.log(`Site Latin ${weight}: mean width ${meanWidth(font).toFixed(4)}`);
  for (const [name, path] of Object.entries(files)) {
    if (!name.endsWith(String(weight)) || !existsSync(path)) continue;
    const width = meanWidth(fontIn(readFileSync(path)));
    console.log(`  ${name}: mean width ${width.toFixed(4)}`, fitFallback(font, width));
  }
}
