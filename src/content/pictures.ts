import { getImage } from 'astro:assets';
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { escapeHtml } from '#src/markdown/escape.ts';

/** Images next to entries. Each is imported only if a text names it. */
const FILES = import.meta.glob<ImageMetadata>(
  '/content/*/**/*.{[pP][nN][gG],[jJ][pP][gG],[jJ][pP][eE][gG],[wW][eE][bB][pP],[aA][vV][iI][fF]}',
  { import: 'default' },
);
/** Addresses of SVGs. Astro reads their size from a `viewBox` with single spaces only. */
const SVGS = import.meta.glob<string>(['/content/*/**/*.[sS][vV][gG]', '!/content/drawings/*'], {
  import: 'default',
  query: '?url',
});

/** Widths of resized images in pixels: a phone, the text column (38rem) at one and two device pixels, and half of a wide window at two. */
const WIDTHS = [400, 640, 1280, 1920];
/** Of a picture in a text, and of one in a field: browsers that know `auto` take the place that a late one has. */
const SIZES = '(min-width: 42rem) 38rem, 92vw';
const PLACED = 'auto, (min-width: 60rem) 50vw, 92vw';

/**
 * Replace the placeholders of a rendered text with lazy-loaded images: AVIF and WebP in several widths, or an unchanged SVG, with the
 * proportions of the image.
 *
 * @throws Error if a text names a file that does not exist
 */
export async function placePictures(html: string): Promise<string> {
  if (!html.includes('<img data-file="')) return html;
  const parts = html.split(/<img data-file="([^"]*)" alt="([^"]*)">/);
  for (let at = 1; at < parts.length; at += 3)
    parts.splice(at, 2, await picture(parts[at] ?? '', parts[at + 1] ?? ''), '');
  return parts.join('');
}

/**
 * An image in several widths.
 *
 * @param folder of the file that shows the image, relative to the project
 * @param src relative to `folder`
 */
export function pictureBeside(folder: string, src: string, alt: string): Promise<string> {
  return picture(path.posix.join(folder, src), escapeHtml(alt));
}

/** @param alt escaped for an attribute */
async function picture(file: string, alt: string): Promise<string> {
  const source = await pictureFile(file);
  const rest = `width="${source.width}" height="${source.height}" alt="${alt}" loading="lazy" decoding="async"`;
  if (source.format === 'svg') return `<img src="${source.src}" ${rest}>`;
  const [avif, webp] = [await sized(source, 'avif'), await sized(source, 'webp')];
  return [
    '<picture>',
    `<source type="image/avif" srcset="${avif.srcset}" sizes="${SIZES}">`,
    `<img src="${webp.src}" srcset="${webp.srcset}" sizes="${SIZES}" ${rest}>`,
    '</picture>',
  ].join('');
}

export interface PictureImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly srcset?: string;
  readonly sizes?: string;
}

/**
 * An image as one element: WebP in several widths, or an unchanged SVG.
 *
 * @throws Error if there is no such file (the content check reports it first)
 */
export async function pictureImage(file: string): Promise<PictureImage> {
  const source = await pictureFile(file);
  const { src, width, height } = source;
  if (source.format === 'svg') return { src, width, height };
  return { ...(await sized(source, 'webp')), width, height, sizes: PLACED };
}

async function pictureFile(file: string): Promise<ImageMetadata> {
  const svg = await SVGS[`/${file}`]?.();
  if (svg !== undefined) {
    const { width, height } = await sharp(file).metadata();
    return { src: svg, width, height, format: 'svg' };
  }
  const load = FILES[`/${file}`];
  if (load === undefined) throw new Error(`${file}: expected a picture (png, jpg, webp, avif or svg)`);
  return load();
}

async function sized(source: ImageMetadata, format: 'avif' | 'webp'): Promise<{ src: string; srcset: string }> {
  const most = Math.min(source.width, WIDTHS.at(-1) ?? source.width);
  const widths = new Set([...WIDTHS.filter((width) => width < source.width), most]);
  const { src, srcSet } = await getImage({ src: source, format, widths: [...widths], sizes: SIZES });
  return { src: srcSet.values.at(-1)?.url ?? src, srcset: srcSet.attribute };
}
