import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { INKS } from './image.ts';
import { fillLabels, LABELS } from './labels.ts';

/**
 * Writes one page with every drawing, to look at them together: `npm run draw:look -- OUT.html [light|dark] [img|inline]
 * [pattern] [columns]`. Labels are those of the file's language, or the default language for inline drawings.
 */
const [out = '/tmp/art.html', scheme = 'light', form = 'img', pattern = '.', columns = '3'] = process.argv.slice(2);
const ART = new URL('../../src/assets/art/', import.meta.url);
const colours = Object.entries(scheme === 'dark' ? INKS.dark : INKS.light).map(([name, value]) => `--${name}:${value}`);
const css = readFileSync(new URL('../../src/styles/art.css', import.meta.url), 'utf8');
const names = readdirSync(ART).filter((name) => name.endsWith('.svg') && new RegExp(pattern).test(name));
const cells = names
  .filter((name) => name.endsWith('.img.svg') === (form === 'img'))
  .map((name) => {
    const source = readFileSync(new URL(name, ART), 'utf8');
    const inline = fillLabels(source, LABELS[name.replace('.svg', '')]?.[DEFAULT_LANG] ?? []);
    const drawing = form === 'img' ? `<img src="${pathToFileURL(new URL(name, ART).pathname).href}" alt="">` : inline;
    return `<figure>${drawing}<figcaption>${name}</figcaption></figure>`;
  });
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><style>:root{--sans:sans-serif;color-scheme:${scheme};${colours.join(';')}}body{background:var(--paper);color:var(--ink);display:grid;grid-template-columns:repeat(${columns},1fr);gap:16px;margin:16px;font:12px sans-serif}figure{margin:0;border:1px solid #8888;padding:8px}img{width:100%;height:auto;display:block}${css}</style>${cells.join('')}`,
);
