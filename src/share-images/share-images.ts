import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Renderer } from '@takumi-rs/core';
import type { AstroIntegrationLogger } from 'astro';
import pLimit from 'p-limit';
import { entryAt, fileOf } from '#src/content/kinds.ts';
import { readWords } from '#src/content/read-words.ts';
import { LANGS, type Lang } from '#src/i18n/langs.ts';
import { SHARE_IMAGE, shareImagePath } from '#src/seo/head.ts';
import { BuildProblem } from '#src/site/build-problem.ts';
import { FONT_PACKS, FontSlices } from './fonts.ts';
import { fontFile } from './letter-fonts.ts';
import { type CellNames, drawnText, drawSheet, type ShareSheet, TITLE_SIZES, titleFits, titleNode } from './sheet.ts';

/** The cache between builds. Netlify keeps `node_modules`, too. */
const CACHE = 'node_modules/.cache/share-images';
/** Images drawn at a time; the engine has threads of its own. */
const AT_A_TIME = 4;

/** The properties of a page that its share image prints. */
export interface SharedPage {
  /** Its address, language included, and the same without it. */
  readonly address: string;
  readonly path: string;
  readonly lang: Lang;
  readonly title: string;
  readonly siteName: string;
  /** Sheet number and scale of the title block. */
  readonly sheet: string;
  readonly scale: string;
}

/**
 * Draw the share image of every canonical page in the design of the site.
 *
 * Each image is drawn only once: its name in the cache is a digest of the drawing, texts, fonts and engine. A character without a glyph,
 * or a title that does not fit at the smallest size, stops the build with the file to fix.
 *
 * @throws Error with every title that cannot be drawn, and its file
 */
export async function shareImages(
  pages: readonly SharedPage[],
  folder: string,
  logger: Pick<AstroIntegrationLogger, 'info'>,
): Promise<void> {
  const start = performance.now();
  const studio = new Studio();
  const problems: string[] = [];
  const imageFile = (page: SharedPage) => path.join(folder, shareImagePath(page.address));
  for (const needed of new Set([CACHE, ...pages.map((page) => path.dirname(imageFile(page)))]))
    await mkdir(needed, { recursive: true });
  await pLimit(AT_A_TIME).map(pages, async (page) => {
    try {
      await studio.put(page, imageFile(page));
    } catch (error) {
      problems.push(`${sourceOf(page)}: “${page.title}”: ${error instanceof Error ? error.message : error}`);
    }
  });
  if (problems.length > 0) throw new BuildProblem(`Share images:\n${problems.sort().join('\n')}`);
  const ms = Math.round(performance.now() - start);
  logger.info(`${pages.length} share images, ${studio.drawn} of them drawn, in ${ms} ms`);
}

/** Draws images, or copies them from the cache. The engine starts only for an image that is not in the cache. */
class Studio {
  drawn = 0;
  readonly #names = new Map(LANGS.map((lang) => [lang, cellNames(lang)]));
  #engine: { renderer: Renderer; fonts: FontSlices } | undefined;

  /** Writes the image of a page to a file in an existing folder. */
  async put(page: SharedPage, file: string): Promise<void> {
    const { lang, title, scale, siteName: company } = page;
    const names = this.#names.get(lang) ?? cellNames(lang);
    const sheet: ShareSheet = { lang, title, sheet: page.sheet, scale, company };
    const cached = path.join(CACHE, `${digestOf(sheet, names)}.png`);
    try {
      return await copyFile(cached, file);
    } catch {
      // Not drawn yet.
    }
    // Renamed when complete, because another build may write the same file.
    const draft = `${cached}.${process.pid}`;
    await writeFile(draft, await this.#draw(sheet, names));
    await rename(draft, cached);
    await copyFile(cached, file);
  }

  async #draw(sheet: ShareSheet, names: CellNames): Promise<Uint8Array> {
    if (this.#engine === undefined) {
      const renderer = new Renderer();
      this.#engine = { renderer, fonts: new FontSlices(renderer) };
    }
    const { renderer, fonts } = this.#engine;
    await fonts.provide(drawnText(sheet, names), sheet.lang);
    for (const size of TITLE_SIZES) {
      const measured = await renderer.measure(titleNode(sheet, size));
      if (!titleFits(measured)) continue;
      this.drawn++;
      return renderer.render(drawSheet(sheet, names, size), { ...SHARE_IMAGE, format: 'png' });
    }
    throw new Error(`too long for the share image, even in type of ${TITLE_SIZES.at(-1)} px; shorten the title`);
  }
}

const engine = createRequire(import.meta.url).resolve('@takumi-rs/core');
/** Versions of the engine and the fonts: another version may draw the same sheet differently. */
const VERSIONS = [path.join(path.dirname(engine), '../package.json')]
  .concat(FONT_PACKS.map((pack) => fontFile(pack, 'package.json')))
  .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version);

function digestOf(sheet: ShareSheet, names: CellNames): string {
  // A drawing in one size is enough for the digest: other sizes differ only in the size.
  return createHash('sha256')
    .update(JSON.stringify([VERSIONS, TITLE_SIZES, drawSheet(sheet, names, TITLE_SIZES[0])]))
    .digest('hex')
    .slice(0, 32);
}

function cellNames(lang: Lang): CellNames {
  const { titleBlock, languageLabel: language } = readWords(lang, 'common');
  return { sheet: titleBlock.sheet, scale: titleBlock.scale, language };
}

/** The file with the title of a page. */
function sourceOf({ path: address, lang }: SharedPage): string {
  const entry = entryAt(address);
  return entry ? fileOf(entry.kind, lang, entry.slug) : `locales/${lang}/ (page ${address})`;
}
