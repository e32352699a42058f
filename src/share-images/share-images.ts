import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Renderer } from '@takumi-rs/core';
import type { AstroIntegrationLogger } from 'astro';
import pLimit from 'p-limit';
import { entryAt, fileOf } from '#src/content/kinds.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { readWords } from '#src/i18n/read-words.ts';
import { SHARE_IMAGE, shareImagePath } from '#src/seo/head.ts';
import { BuildProblem } from '#src/site/build-problem.ts';
import { loadFonts } from './fonts.ts';
import { drawnText, drawSheet, type ShareSheet } from './sheet.ts';

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
  /** Sheet number and scale of the title block, which a plain site has not. */
  readonly sheet: string | undefined;
  readonly scale: string | undefined;
}

/**
 * Draw the share image of every canonical page in the design of the site. One that a former build has drawn is copied.
 *
 * @throws BuildProblem with every title that has a character without a glyph or does not fit at the smallest size, and its file
 */
export async function shareImages(
  pages: readonly SharedPage[],
  folder: string,
  logger: Pick<AstroIntegrationLogger, 'info'>,
): Promise<void> {
  const start = performance.now();
  const pencil = new Pencil();
  const problems: string[] = [];
  await mkdir(CACHE, { recursive: true });
  await pLimit(AT_A_TIME).map(pages, async ({ address, path: own, lang, title, sheet, scale, siteName: company }) => {
    const { titleBlock, languageLabel: language } = readWords(lang, 'common');
    const names = { sheet: titleBlock.sheet, scale: titleBlock.scale, language };
    const block = sheet === undefined || scale === undefined ? undefined : { sheet, scale, names };
    const file = path.join(folder, shareImagePath(address));
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(await pencil.draw({ lang, title, company, block }), file);
    } catch (error) {
      const entry = entryAt(own);
      const source = entry ? fileOf(entry.kind, lang, entry.slug) : `locales/${lang}/ (page ${own})`;
      problems.push(`${source}: “${title}”: ${error instanceof Error ? error.message : error}`);
    }
  });
  if (problems.length > 0) throw new BuildProblem(`Share images:\n${problems.sort().join('\n')}`);
  const ms = Math.round(performance.now() - start);
  logger.info(`${pages.length} share images, ${pencil.drawn} of them drawn, in ${ms} ms`);
}

/** Draws sheets that are not in the cache. The engine starts for the first of them. */
class Pencil {
  drawn = 0;
  readonly #renderer = new Renderer();
  #lackingIn: ReturnType<typeof loadFonts> | undefined;
  /** Engine and fonts have exact versions there, and another version may draw the same sheet differently. */
  readonly #versions = readFileSync('package.json');

  async draw(sheet: ShareSheet): Promise<string> {
    const drawing = drawSheet(sheet);
    const digest = createHash('sha256').update(this.#versions).update(JSON.stringify(drawing)).digest('hex');
    const file = path.join(CACHE, `${digest.slice(0, 32)}.png`);
    if (existsSync(file)) return file;
    this.#lackingIn ??= loadFonts(this.#renderer);
    const lacking = (await this.#lackingIn)(drawnText(sheet), sheet.lang);
    if (lacking.length > 0) throw new Error(`no font of the share images has “${lacking.join('”, “')}”`);
    const image = await this.#renderer.render(drawing, { ...SHARE_IMAGE, format: 'png' });
    // Renamed when complete, because another build may write the same file.
    await writeFile(`${file}.${process.pid}`, image);
    await rename(`${file}.${process.pid}`, file);
    this.drawn += 1;
    return file;
  }
}
