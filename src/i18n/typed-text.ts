/**
 * Invisible format characters, bidirectional overrides among them. Joiners stay, and so does the flag of a region in the first group, the
 * only place for tag characters: elsewhere they hide text from people and show it to programs.
 *
 * @see https://www.unicode.org/reports/tr51/#valid-emoji-tag-sequences
 */
const INVISIBLE = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|(?!\u200c|\u200d)\p{Cf}/gu;
/** Control characters that nobody can see or correct. Tab and line feed are layout, and NUL is a sign of another encoding. */
const CONTROL = /(?![\0\t\n])\p{Cc}/gu;
/** Composition would turn variants of kanji in names, such as U+FA10, into the usual ones. */
const VARIANTS = /([\u{f900}-\u{faff}\u{2f800}-\u{2fa1f}]+)/u;

/** Line breaks of word processors and slides. */
export const OTHER_BREAKS = /[\v\f\u0085\u2028\u2029]/g;

/** A typed or pasted text in composed characters, without invisible format characters. */
export function withoutInvisible(text: string): string {
  const composed = text.split(VARIANTS).map((part, at) => (at % 2 === 1 ? part : part.normalize('NFC')));
  return composed.join('').replace(INVISIBLE, '$1');
}

/** A text without control characters other than tab and line feed. */
export function withoutControls(text: string): string {
  return text.replace(CONTROL, '');
}

/** A text without the signs that nobody sees. A line break of another program is a space: it may be in the middle of a value. */
export function visibleText(text: string): string {
  return withoutControls(withoutInvisible(text.replace(OTHER_BREAKS, ' ')));
}

/** Whether two names differ in spaces, width and capitals only: 山田太郎, 山田　太郎. */
export function isSameName(one: string, other: string): boolean {
  const [own, its] = [one, other].map((name) => name.normalize('NFKC').replace(/\s/g, '').toLowerCase());
  return own === its;
}

const WIDE = '\\u3000-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uff9f\\u{20000}-\\u{3ffff}';
const QUOTES = '“”‘’—…';

/** Characters of Han, kana and their punctuation, as the inside of a character class. */
export const CJK = WIDE + QUOTES;

/**
 * Matches a line break between characters of Han, kana or their punctuation, where it is no space, and the spaces around it.
 *
 * @param between matches what may be between the characters and the break, such as tags
 */
export function cjkBreak(between = ''): RegExp {
  const also = `(?:[${QUOTES}]${between && `|${between}`})*`;
  return new RegExp(`[ \\t]*\\n[ \\t]*(?<=[${WIDE}]${also}[ \\t]*\\n[ \\t]*)(?=${also}[${WIDE}])`, 'gu');
}
