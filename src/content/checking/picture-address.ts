import type { TextProblem } from './text-problems.ts';

/** An image in a text. */
export interface NamedPicture {
  readonly href: string;
  /** The alternative text. */
  readonly text: string;
  readonly line: number;
}

const PICTURE_ENDINGS = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'];

/** Characters that a name of an image must not have, because they end it in Markdown or in an address. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}._-]+/gu;

/** Meaningless alternative texts. */
const EMPTY_WORDS = /^(image|img|picture|photo|figure|画像|写真|図|图片|图)?[\s\d.]*$/i;

/**
 * Problems of an image that do not depend on the file: no alternative text (WCAG 1.1.1), a folder that is not next to the entries, a
 * type or a name that the site cannot use.
 *
 * @returns `isUsable` is false if the name makes a search for the file pointless
 */
export function pictureAddressProblems({ href, text, line }: NamedPicture): {
  readonly problems: TextProblem[];
  readonly isUsable: boolean;
} {
  const problems: TextProblem[] = [];
  const say = (ja: string, en: string) => problems.push({ line, ja, en });
  const name = decoded(baseOf(href));
  const alt = text.trim();
  if (EMPTY_WORDS.test(alt) || alt === baseOf(href)) {
    say(
      `画像「${href}」に代替文がありません。何が写っているかを [ ] の中に書いてください`,
      `the picture \`${href}\` has no alternative text; say between [ ] what it shows`,
    );
  }
  if (/^[a-z]+:|^\//i.test(href)) {
    say(
      `画像「${href}」は ../images/名前.png のように、記事のそばに置いて相対で書いてください`,
      `put the picture \`${href}\` beside the entries and write ../images/name.png`,
    );
    return { problems, isUsable: false };
  }
  if (!PICTURE_ENDINGS.includes(/\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '')) {
    const isPhone = /\.hei[cf]$/i.test(href);
    say(
      `画像「${href}」の形式は使えません。使える形式: ${PICTURE_ENDINGS.join(' ')}${isPhone ? '。iPhoneの写真は「JPEG」で書き出してください' : ''}`,
      `the kind of \`${href}\` cannot be used; expected one of ${PICTURE_ENDINGS.join(' ')}${isPhone ? '; export photos of an iPhone as JPEG' : ''}`,
    );
    return { problems, isUsable: false };
  }
  if (name.search(NOT_IN_NAMES) >= 0) {
    const better = name.replace(NOT_IN_NAMES, '-').replace(/-+(\.[^.]*)$|^-+/g, '$1');
    say(
      `画像の名前「${name}」に、空白や記号があります。「${better}」のように変え、本文も同じ名前にしてください`,
      `the name of the picture \`${name}\` has spaces or signs; rename it, to \`${better}\` for example, here too`,
    );
    return { problems, isUsable: false };
  }
  return { problems, isUsable: true };
}

function baseOf(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1);
}

/** A percent-encoded path, name or fragment in plain text; the same text if it cannot be decoded. */
export function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
