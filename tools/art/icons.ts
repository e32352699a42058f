import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { MARK_PATH } from './mark.ts';

// Writes public/favicon.svg, public/apple-touch-icon.png and public/icon-{192,512}.png: the mark alone on paper (rule design.mark).
const OUT = new URL('../../public/', import.meta.url);
const [PAPER, INK] = ['#f1f4f3', '#0f1a38'];
const [DARK_PAPER, DARK_INK] = ['#0b1b47', '#eef3ff'];

/** Clear space of half the mark's width at most corners would leave a dot: icons get a fifth on each side. */
const icon = (style: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3.4 -3.4 6.8 6.8">${style}<path class="p" d="M-3.4-3.4h6.8v6.8h-6.8z" fill="${PAPER}"/>` +
  `<path class="i" d="${MARK_PATH}" fill="none" stroke="${INK}" stroke-width=".62"/></svg>`;

const dark = `<style>@media(prefers-color-scheme:dark){.p{fill:${DARK_PAPER}}.i{stroke:${DARK_INK}}}</style>`;
writeFileSync(new URL('favicon.svg', OUT), `${icon(dark)}\n`);

const pngs = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;
for (const [name, size] of pngs) {
  const png = await sharp(Buffer.from(icon('')), { density: 72 * (size / 6.8) })
    .resize(size, size)
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toBuffer();
  writeFileSync(new URL(name, OUT), png);
  console.log(name, png.length);
}
