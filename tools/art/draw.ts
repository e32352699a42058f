import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { forLang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { DRAWINGS } from './catalog.ts';
import { imageSvg } from './image.ts';
import { fillLabels, LABELS } from './labels.ts';
import { inlineSvg } from './sheet.ts';

const OUT = new URL('../../src/assets/art/', import.meta.url);
const save = (name: string, text: string): void => writeFileSync(new URL(name, OUT), `${text}\n`);
const brotli = (text: string): number => brotliCompressSync(text).length;

mkdirSync(OUT, { recursive: true });
// Languages come and go.
for (const file of readdirSync(OUT)) if (/\.\w+\.img\.svg$/.test(file)) rmSync(new URL(file, OUT));
save('labels.json', JSON.stringify(LABELS, null, 2));
for (const drawing of DRAWINGS) {
  const inline = inlineSvg(drawing);
  save(`${drawing.name}.svg`, inline);
  const image = imageSvg(inline);
  const labels = LABELS[drawing.name];
  if (!labels) save(`${drawing.name}.img.svg`, image);
  else
    for (const lang of PUBLISHED_LANGS)
      save(`${drawing.name}.${lang}.img.svg`, fillLabels(image, forLang(labels, lang)));
  const sizes = [inline.length, brotli(inline), image.length, brotli(image)].map((size) => String(size).padStart(7));
  console.log(`${drawing.name.padEnd(24)}${sizes.join('')}`);
}
