import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { didYouMean } from '#src/content/reading/problems.ts';
import { closest } from '#src/content/reading/suggestions.ts';
import type { TextProblem } from './text-problems.ts';

const PICTURE_ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.avif'];

/** Pixels. Narrower ones are blurred on most screens; larger ones than a phone takes only make the repository heavy. Pages get 1,280 at most. */
const WIDTH = { least: 320, most: 8000 };
const MOST_BYTES = 12_000_000;

/** Alternative texts that say nothing. */
const EMPTY_WORDS = /^(image|img|picture|photo|figure|画像|写真|図|图片|图)?[\s\d.]*$/i;

/**
 * What is wrong with a picture of a text: no file, a kind or size that the site cannot use, no alternative text (WCAG 1.1.1).
 *
 * @param folder the text's folder, such as `content/news/ja`
 * @example await pictureProblems({ href: '../images/a.png', text: '', line: 12 }, 'content/news/ja', root)
 */
export async function pictureProblems(
  picture: { readonly href: string; readonly text: string; readonly line: number },
  folder: string,
  root: string,
): Promise<TextProblem[]> {
  const { href, text, line } = picture;
  const problems: TextProblem[] = [];
  const say = (ja: string, en: string) => problems.push({ line, ja, en });
  const alt = text.trim();
  if (EMPTY_WORDS.test(alt) || alt === path.posix.basename(href)) {
    say(
      `画像「${href}」に代替文がありません。何が写っているかを [ ] の中に書いてください`,
      `the picture \`${href}\` has no alternative text; say between [ ] what it shows`,
    );
  }
  const file = path.posix.join(folder, href);
  if (/^[a-z]+:|^\//i.test(href) || !file.startsWith('content/')) {
    say(
      `画像「${href}」は ../images/名前.png のように、記事のそばに置いて相対で書いてください`,
      `put the picture \`${href}\` beside the entries and write ../images/name.png`,
    );
    return problems;
  }
  if (!PICTURE_ENDINGS.includes(path.posix.extname(file).toLowerCase())) {
    const isPhone = /\.hei[cf]$/i.test(href);
    say(
      `画像「${href}」の形式は使えません。使える形式: ${PICTURE_ENDINGS.join(' ')}${isPhone ? '。iPhoneの写真は「JPEG」で書き出してください' : ''}`,
      `the kind of \`${href}\` cannot be used; expected one of ${PICTURE_ENDINGS.join(' ')}${isPhone ? '; export photos of an iPhone as JPEG' : ''}`,
    );
    return problems;
  }
  if (!isThere(path.join(root, file))) {
    const beside = path.join(root, path.posix.dirname(file));
    const names = existsSync(beside) ? readdirSync(beside) : [];
    const name = path.posix.basename(file);
    const meant = names.find((other) => other.toLowerCase() === name.toLowerCase()) ?? closest(name, names);
    // Pictures lie beside the folders of the languages: one step up is what is mostly forgotten.
    const inImages = isThere(path.join(root, path.posix.join(folder, '../images', name)));
    const right = meant ? `${href.slice(0, href.lastIndexOf('/') + 1)}${meant}` : inImages && `../images/${name}`;
    const hint = didYouMean(right || undefined);
    say(`画像のファイル「${file}」がありません${hint.ja}`, `there is no picture \`${file}\`${hint.en}`);
    return problems;
  }
  const data = readFileSync(path.join(root, file));
  const size = await imageMetadata(data, file).catch(() => undefined);
  if (size === undefined) {
    say(`画像「${file}」を開けません。保存し直してください`, `the picture \`${file}\` cannot be read; save it again`);
    return problems;
  }
  if (size.width < WIDTH.least || size.width > WIDTH.most || data.length > MOST_BYTES) {
    const found = `${size.width}×${size.height}、${Math.ceil(data.length / 1000)} kB`;
    const expected = `${WIDTH.least}–${WIDTH.most} px, ${MOST_BYTES / 1000} kB`;
    say(
      `画像「${file}」の大きさ（${found}）が範囲の外です。幅と容量の範囲: ${expected}`,
      `the picture \`${file}\` is ${found.replace('、', ', ')}; expected a width and weight of ${expected} at most`,
    );
  }
  return problems;
}

/** Whether a file is there under exactly this name: some systems do not tell `A.png` from `a.png`, the platform does. */
function isThere(file: string): boolean {
  return existsSync(path.dirname(file)) && readdirSync(path.dirname(file)).includes(path.basename(file));
}
