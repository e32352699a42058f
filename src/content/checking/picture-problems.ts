import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { didYouMean } from '#src/content/reading/problems.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import { decoded, type NamedPicture, pictureAddressProblems } from './picture-address.ts';
import { svgFault } from './svg-fault.ts';
import type { TextProblem } from './text-problems.ts';

/** Narrower images are blurred on most screens. */
const LEAST_WIDTH = 320;

/** Maximum for the build: photos of a phone have up to 48 megapixels, and much larger images exhaust the memory. */
const MOST_PIXELS = 64_000_000;

/** GitHub's limit for uploads in a browser: https://docs.github.com/en/repositories/working-with-files/managing-files/adding-a-file-to-a-repository. */
const MOST_BYTES = 25_000_000;

/** An SVG is published unchanged. A larger one has the detail of a photo, and is smaller as a photo. */
const MOST_SVG_BYTES = 100_000;

/**
 * Problems of an image in a text: no file, a type or size that the site cannot use, no alternative text (WCAG 1.1.1).
 *
 * @param folder the text's folder, such as `content/news/ja`
 */
export async function pictureProblems(picture: NamedPicture, folder: string, root: string): Promise<TextProblem[]> {
  const { href, line } = picture;
  const { problems, isUsable } = pictureAddressProblems(picture);
  const say = (ja: string, en: string) => problems.push({ line, ja, en });
  const file = path.posix.join(folder, href);
  if (!isUsable) return problems;
  if (!file.startsWith('content/')) {
    say(
      `画像「${href}」は ../images/名前.png のように、記事のそばに置いて相対で書いてください`,
      `put the picture \`${href}\` beside the entries and write ../images/name.png`,
    );
    return problems;
  }
  const name = decoded(path.posix.basename(file));
  if (!isThere(path.join(root, file))) {
    const beside = path.join(root, path.posix.dirname(file));
    const names = existsSync(beside) ? readdirSync(beside) : [];
    const meant = names.find((other) => other.toLowerCase() === name.toLowerCase()) ?? closest(name, names);
    // Images are next to the folders of the languages. A missing `../` is the most common mistake.
    const inImages = isThere(path.join(root, path.posix.join(folder, '../images', name)));
    const right = meant ? `${href.slice(0, href.lastIndexOf('/') + 1)}${meant}` : inImages && `../images/${name}`;
    const hint = didYouMean(right || undefined);
    say(`画像のファイル「${file}」がありません${hint.ja}`, `there is no picture \`${file}\`${hint.en}`);
    return problems;
  }
  const data = readFileSync(path.join(root, file));
  const size = await imageMetadata(data, file).catch(() => undefined);
  const isSvg = path.posix.extname(file).toLowerCase() === '.svg';
  const fault = isSvg ? svgFault(data.toString('utf8')) : undefined;
  if (size === undefined || fault === 'unreadable') {
    say(`画像「${file}」を開けません。保存し直してください`, `the picture \`${file}\` cannot be read; save it again`);
    return problems;
  }
  if (isSvg) {
    if (fault !== undefined)
      say(
        `画像「${file}」に「${fault.found}」があります。SVGに置けるのは、図形、文字、そのファイルの中の書式だけです。「プレーンSVG」などで書き出してください`,
        `the picture \`${file}\` has \`${fault.found}\`; an SVG may hold shapes, text and its own styles only: export it as plain SVG`,
      );
    if (data.length > MOST_SVG_BYTES)
      say(
        `画像「${file}」は${Math.ceil(data.length / 1000)} kBあります。SVGは${MOST_SVG_BYTES / 1000} kBまでにするか、PNGで書き出してください`,
        `the picture \`${file}\` is ${Math.ceil(data.length / 1000)} kB; expected ${MOST_SVG_BYTES / 1000} kB at most of an SVG, or export it as PNG`,
      );
    return problems;
  }
  if (size.width < LEAST_WIDTH || size.width * size.height > MOST_PIXELS || data.length > MOST_BYTES) {
    const found = `${size.width}×${size.height}、${Math.ceil(data.length / 1000)} kB`;
    const [pixels, bytes] = [MOST_PIXELS / 1_000_000, MOST_BYTES / 1_000_000];
    say(
      `画像「${file}」の大きさ（${found}）が範囲の外です。幅は${LEAST_WIDTH} px以上、全体で${pixels}メガピクセルと${bytes} MBまでにしてください`,
      `the picture \`${file}\` is ${found.replace('、', ', ')}; expected a width of ${LEAST_WIDTH} px or more, ${pixels} megapixels and ${bytes} MB at most`,
    );
  }
  return problems;
}

/** Whether a file with exactly this name exists. Some systems treat `A.png` and `a.png` as the same file, but the platform does not. */
function isThere(file: string): boolean {
  return existsSync(path.dirname(file)) && readdirSync(path.dirname(file)).includes(path.basename(file));
}
