import { escapeHtml } from '#src/markdown/escape.ts';
import { viewBoxOf } from './svg-fault.ts';

/** Colours that a drawing uses, by the names of the page's custom properties. */
type Inks = Readonly<Record<string, string>>;

interface ImageLook {
  /** The page's style sheet for drawings. */
  readonly css: string;
  readonly light: Inks;
  readonly dark: Inks;
  /** The URL of the font of its Latin letters, if it has any. */
  readonly font?: string | undefined;
}

const NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';

/** The fonts of an image file, which cannot load the page's. */
const LETTERING = 'Latin,sans-serif';

const PLACE = /@(\d+)/g;

/** The number of words that a drawing has places for: `@1`, `@2` … */
export function placesIn(source: string): number {
  return Math.max(0, ...[...source.matchAll(PLACE)].map(([, number]) => Number(number)));
}

/** The Latin letters, digits, marks and spaces that a drawing needs, each once; none for one without lettering. */
export function latinIn(source: string, words: readonly string[]): string {
  const texts = [...bare(source, words).matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join('');
  return [...new Set(texts.match(/[ -~\u00a0-\u024f]/g))].sort().join('');
}

/** The box that a drawing shows, in pixels. */
export function sizeOf(source: string): { readonly width: number; readonly height: number } {
  const [, , width, height] = viewBoxOf(source) ?? [0, 0, 0, 0];
  return { width: Math.round(width), height: Math.round(height) };
}

/**
 * A drawing as SVG to print into a page, which gives it its colours.
 *
 * @param source as it is in its file: an element a line, places for words
 * @param alt names it for screen readers; empty for decoration (WCAG 1.1.1)
 * @throws Error for a place without a word (the content check says so first)
 */
export function inlineSvg(source: string, words: readonly string[], alt: string): string {
  const named = alt === '' ? 'aria-hidden="true"' : `role="img" aria-label="${alt.replaceAll('"', '&quot;')}"`;
  return bare(source, words).replace('>', ` ${named}>`);
}

/**
 * A drawing as a file of its own, for `<img>`: its namespace, size, and colours for both colour schemes.
 *
 * @throws Error for a place without a word (the content check says so first)
 */
export function imageSvg(source: string, words: readonly string[], { css, light, dark, font }: ImageLook): string {
  const svg = bare(source, words);
  const { width, height } = sizeOf(svg);
  // The pages' base styles, which give an image its height, do not reach a document of its own.
  const night = `{${declared(dark)}}`;
  // WebKit gives an image the system's colours, so a page names those that the visitor chose by a fragment, `#light` or `#dark`.
  const chosen = `svg:not(:has(style:target))${night}}svg:target${night}`;
  const inks = `svg{height:auto;${declared(light)}}@media(prefers-color-scheme:dark){${chosen}`;
  const face = font ? `@font-face{font-family:Latin;src:url(${font});font-weight:400 700}` : '';
  return svg
    .replace('<svg', `<svg${NAMESPACE} id="dark" width="${width}" height="${height}"`)
    .replace('>', `><style id="light">${(face + inks + imageCss(css, width)).replaceAll('<', '&lt;')}</style>`);
}

/** A drawing without what only its file needs, its words in their places. */
function bare(source: string, words: readonly string[]): string {
  const svg = source
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(NAMESPACE, '')
    .replace(/>\s*\n\s*</g, '><')
    .trim();
  return svg.replace(PLACE, (place, number: string) => {
    const word = words[Number(number) - 1];
    if (word === undefined) throw new Error(`drawing: no word for ${place}, expected one in content/drawings`);
    return escapeHtml(word);
  });
}

function declared(inks: Inks): string {
  return Object.entries(inks)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

/**
 * The style sheet without comments and whitespace. Its media queries see the box of the image itself, not the window: at full size, a
 * drawing is as in a window of 92rem.
 */
function imageCss(css: string, width: number): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@media \(width < (\d+)rem\)/g, (_, rem) => `@media(width<${Math.round((width * rem) / 92)}px)`)
    .replace(/\s*([{}:;,])\s*/g, '$1')
    .replace(/var\(--sans\)/g, LETTERING);
}
