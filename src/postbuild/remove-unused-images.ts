import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '#src/content/reading/files-below.ts';
import { BuildProblem } from '#src/site/build-problem.ts';
import { MADE, referencedImages } from './referenced-images.ts';

const PAINTED = /\.(?:avif|gif|jpe?g|png|webp)$/i;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
/** Texts besides the pages. */
const TEXT = /\.(?:js|json|webmanifest|xml)$/;

/**
 * Remove generated images that no page, script or feed mentions, such as an editor's original, and refuse images with camera or
 * location metadata (rule publishing.pictures).
 *
 * @param folder of the built site, its pages processed
 * @param onPages file names below `_astro/` that the pages mention, from the processing: reading 10,000 pages again takes seconds
 * @returns how many images were removed
 * @throws BuildProblem that lists missing images and images with camera metadata; the build stops
 */
export async function removeUnusedImages(folder: string, onPages: Iterable<string>): Promise<number> {
  const names = filesBelow(folder);
  const texts = names.filter((name) => TEXT.test(name)).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const named = new Set([...onPages, ...texts.flatMap(referencedImages)]);
  const pictures = new Set(names.filter((name) => PICTURE.test(name)));
  const lost = [...named].filter((name) => PICTURE.test(name) && !pictures.has(name));
  if (lost.length > 0)
    throw new BuildProblem(`Images that a page or feed shows but the build does not have:\n${lost.join('\n')}`);
  const unnamed = [...pictures].filter((name) => name.startsWith(MADE) && !named.has(name));
  for (const name of unnamed) {
    rmSync(path.join(folder, name));
    pictures.delete(name);
  }
  const problems = await Promise.all(
    [...pictures].filter((name) => PAINTED.test(name)).map((name) => metadataProblem(folder, name)),
  );
  const found = problems.filter((line) => line !== undefined);
  if (found.length > 0) throw new BuildProblem(`Images that must not be published:\n${found.join('\n')}`);
  return unnamed.length;
}

async function metadataProblem(folder: string, name: string): Promise<string | undefined> {
  const { exif, xmp, iptc } = await sharp(path.join(folder, name)).metadata();
  const kinds = Object.entries({ EXIF: exif, XMP: xmp, IPTC: iptc }).flatMap(([kind, data]) => (data ? [kind] : []));
  return kinds.length === 0
    ? undefined
    : `${name} has camera or location metadata (${kinds.join(', ')}); save it without`;
}
