import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { formatOf } from '#src/content/check/file-problems.ts';
import { filesBelow } from '#src/content/files-below.ts';
import { decoded } from '#src/markdown/address.ts';
import { BuildProblem } from '#src/site/build-problem.ts';

const PAINTED = /\.(?:avif|gif|jpe?g|png|webp)$/i;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const TEXT = /\.(?:html|js|json|webmanifest|xml)$/;
/** An image under a generated name, which only the texts of the site mention, in an attribute, a list of widths, a feed or a script. */
const MADE = /\/(_astro\/[^\s"'`<>(),;?#&\\]+)/g;

/**
 * Remove the generated images that no page, script or feed mentions, such as an editor's original, and refuse images with camera or
 * location metadata: a photo must not tell where its author lives.
 *
 * @throws BuildProblem that lists missing images, originals under another name, and images with camera metadata; the build stops
 */
export async function removeUnusedPictures(folder: string): Promise<number> {
  const names = filesBelow(folder);
  const mentioned = new Set<string>();
  for (const name of names.filter((each) => TEXT.test(each)))
    for (const [, picture = ''] of readFileSync(path.join(folder, name), 'utf8').matchAll(MADE))
      mentioned.add(decoded(picture));
  const pictures = names.filter((name) => PICTURE.test(name));
  const lost = [...mentioned].filter((name) => PICTURE.test(name) && !pictures.includes(name));
  const unused = pictures.filter((name) => name.startsWith('_astro/') && !mentioned.has(name));
  for (const name of unused) rmSync(path.join(folder, name));
  const published = pictures.filter((name) => PAINTED.test(name) && !unused.includes(name));
  const problems = [
    ...lost.map((name) => `${name}: a page or feed shows it, but the build does not have it`),
    ...(await Promise.all(published.map((name) => pictureProblems(folder, name)))).flat(),
  ];
  if (problems.length > 0) throw new BuildProblem(`Images that must not be published:\n${problems.join('\n')}`);
  return unused.length;
}

async function pictureProblems(folder: string, name: string): Promise<string[]> {
  const { exif, xmp, iptc, format } = await sharp(path.join(folder, name)).metadata();
  // Astro publishes an original that it cannot encode under the name of the encoded image.
  if (format !== formatOf(name))
    return [
      `${name}: is no ${path.extname(name).slice(1).toLowerCase()} but ${format}; its original cannot be encoded`,
    ];
  const kinds = Object.entries({ EXIF: exif, XMP: xmp, IPTC: iptc }).flatMap(([kind, data]) => (data ? [kind] : []));
  return kinds.length === 0 ? [] : [`${name}: camera or location metadata (${kinds.join(', ')}); save it without`];
}
