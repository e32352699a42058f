import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { imageSvg, inlineSvg, latinIn, sizeOf } from '#src/content/drawing.ts';
import { type PictureImage, pictureImage } from '#src/content/pictures.ts';
import { once, optionalDataOf, withFacts } from '#src/content/query.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { IS_DRAWN } from '#src/site/frame.ts';
import css from '#src/styles/art.css?raw';
import { palette } from '#src/styles/palette.ts';

/** Sources by name: the company's drawings, and those of the built-in pages. A company's drawing replaces a built-in one of the same name. */
const BUILT_IN = IS_DRAWN
  ? import.meta.glob<string>('/src/assets/art/*.svg', { query: '?raw', import: 'default', eager: true })
  : import.meta.glob<string>('/src/assets/plain/*.svg', { query: '?raw', import: 'default', eager: true });
const SOURCES = new Map(
  Object.entries({
    ...BUILT_IN,
    ...import.meta.glob<string>('/content/drawings/*.svg', { query: '?raw', import: 'default', eager: true }),
  }).map(([file, source]) => [file.slice(file.lastIndexOf('/') + 1, -'.svg'.length), source]),
);

/** Styles and colours that image files contain, because an image cannot read the page's custom properties. */
const LOOK = { css, ...palette('paper', 'ink', 'shu', 'on-shu', 'dl', 'ft', 'fb', 'fa', 'fw') };

/**
 * A drawing or image as an image file; undefined if the site has no such drawing.
 *
 * @param name in content: a drawing, or the file of an image
 * @throws Error if the file of an image does not exist (the content check reports it first)
 */
export async function drawing(name: string, lang: Lang): Promise<PictureImage | undefined> {
  if (name.includes('.')) return pictureImage(name);
  const source = SOURCES.get(name);
  if (source === undefined) return undefined;
  return { src: `/_astro/${(await imageFile(name, source, lang)).file}.svg`, ...sizeOf(source) };
}

/** A drawing as inline SVG in the page's colours; undefined for an image, and if the site has no such drawing. */
export async function inlineDrawing(name: string, lang: Lang, alt: string): Promise<string | undefined> {
  const source = SOURCES.get(name);
  return source === undefined ? undefined : inlineSvg(source, (await wordsOn(name, lang)) ?? [], alt);
}

/** The image files of all drawings in all languages. Post-processing removes those that no page uses. */
export async function imageFiles(): Promise<readonly ImageFile[]> {
  const files = LANGS.flatMap((lang) => [...SOURCES].map(([name, source]) => imageFile(name, source, lang)));
  return [...new Map((await Promise.all(files)).map((made) => [made.file, made])).values()];
}

interface ImageFile {
  /** The name with a digest, for caching, and without the file extension. */
  readonly file: string;
  readonly svg: string;
}

function imageFile(name: string, source: string, lang: Lang): Promise<ImageFile> {
  return once(`image of ${name} in ${lang}`, async () => {
    const words = await wordsOn(name, lang);
    const letters = latinIn(source, words ?? []);
    const font = letters === '' ? undefined : await fontWith(letters);
    const svg = imageSvg(source, words ?? [], { ...LOOK, font });
    const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    return { file: `${name}${words ? `.${lang}` : ''}.${digest}`, svg };
  });
}

/** The site's font with these characters only, as a `data:` URL. */
function fontWith(characters: string): Promise<string> {
  return once(`font with ${characters}`, async () => {
    const font = await subsetFont(await readFile('public/fonts/site-latin.woff2'), characters, {
      targetFormat: 'woff2',
    });
    return `data:font/woff2;base64,${font.toString('base64')}`;
  });
}

/** The words of a drawing, those of the default language if the language has none. */
async function wordsOn(name: string, lang: Lang): Promise<readonly string[] | undefined> {
  const [own, other] = await Promise.all([lang, DEFAULT_LANG].map((each) => optionalDataOf('drawings', each)));
  return withFacts(own?.[name] ?? other?.[name], lang);
}
