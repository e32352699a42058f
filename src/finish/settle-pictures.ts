import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BuildProblem } from '#src/site/build-problem.ts';
import { MADE, namedPictures } from './named-pictures.ts';

const PAINTED = /\.(?:avif|gif|jpe?g|png|webp)$/i;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
/** Texts besides the pages. */
const TEXT = /\.(?:js|json|webmanifest|xml)$/;

/**
 * Publish only pictures that the site shows, and nothing of who took them where (rule publishing.pictures): what was made and is named by no page,
 * script or feed is removed, an editor's original among it.
 *
 * @param folder of the built site, its pages finished
 * @param onPages what the pages name below `_astro/`: they were in memory before, and reading ten thousand again takes seconds
 * @returns how many pictures were removed
 * @throws Error that names pictures which a text shows and the build does not have, and those that still tell of their camera; the build stops
 */
export async function settlePictures(folder: string, onPages: Iterable<string>): Promise<number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll(path.sep, '/'),
  );
  const texts = names.filter((name) => TEXT.test(name)).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const named = new Set([...onPages, ...texts.flatMap(namedPictures)]);
  const pictures = new Set(names.filter((name) => PICTURE.test(name)));
  const lost = [...named].filter((name) => PICTURE.test(name) && !pictures.has(name));
  if (lost.length > 0)
    throw new BuildProblem(`Pictures that a text shows and the build does not have:\n${lost.join('\n')}`);
  const unnamed = [...pictures].filter((name) => name.startsWith(MADE) && !named.has(name));
  for (const name of unnamed) {
    rmSync(path.join(folder, name));
    pictures.delete(name);
  }
  const telling = await Promise.all(
    [...pictures].filter((name) => PAINTED.test(name)).map((name) => told(folder, name)),
  );
  const found = telling.filter((line) => line !== undefined);
  if (found.length > 0) throw new BuildProblem(`Pictures that must not be published:\n${found.join('\n')}`);
  return unnamed.length;
}

async function told(folder: string, name: string): Promise<string | undefined> {
  const { exif, xmp, iptc } = await sharp(path.join(folder, name)).metadata();
  const kinds = Object.entries({ EXIF: exif, XMP: xmp, IPTC: iptc }).flatMap(([kind, data]) => (data ? [kind] : []));
  return kinds.length === 0 ? undefined : `${name} tells of its camera or place (${kinds.join(', ')}); save it without`;
}
