import labels from '#src/assets/art/labels.json';
import { DEFAULT_LANG, forLang, type Lang, type PerLang } from '#src/i18n/langs.ts';

const sources = import.meta.glob<string>('/src/assets/art/*.svg', { query: '?raw', import: 'default', eager: true });
const urls = import.meta.glob<string>('/src/assets/art/*.img.svg', { query: '?url', import: 'default', eager: true });

/** A drawing as an image file. */
interface Drawing {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A drawing of `src/assets/art` as an image of its own, in a language where it carries words.
 *
 * @throws Error when there is no such drawing (a bug of the page)
 * @example drawing('hero-architecture', 'en').src // => '/_astro/hero-architecture.en.img.….svg'
 */
export function drawing(name: string, lang: Lang): Drawing {
  const [, , width = 0, height = 0] = /viewBox="([^"]+)"/.exec(sourceOf(name))?.[1]?.split(' ').map(Number) ?? [];
  const worded = [lang, DEFAULT_LANG].map((own) => urls[`/src/assets/art/${name}.${own}.img.svg`]);
  const src = worded.find((url) => url !== undefined) ?? urls[`/src/assets/art/${name}.img.svg`];
  if (src === undefined) throw new Error(`drawing: src/assets/art/${name}.img.svg, expected a drawing`);
  return { src, width: Math.round(width), height: Math.round(height) };
}

/**
 * A drawing as SVG to print into the page, themed by the page's colours, with its words in a language.
 *
 * @param alt names it for screen readers; empty for decoration
 * @throws Error when there is no such drawing (a bug of the page)
 * @example inlineDrawing('hero-challenge', 'en', '').startsWith('<svg') // => true
 */
export function inlineDrawing(name: string, lang: Lang, alt: string): string {
  const worded = (labels as Record<string, PerLang<readonly string[]>>)[name];
  const words = worded === undefined ? [] : forLang(worded, lang);
  const svg = words.reduce((source, word, at) => source.replaceAll(`@${at + 1}`, word), sourceOf(name)).trim();
  return alt === ''
    ? svg
    : svg.replace('aria-hidden="true"', `role="img" aria-label="${alt.replaceAll('"', '&quot;')}"`);
}

function sourceOf(name: string): string {
  const source = sources[`/src/assets/art/${name}.svg`];
  if (source === undefined) throw new Error(`drawing: src/assets/art/${name}.svg, expected a drawing`);
  return source;
}
