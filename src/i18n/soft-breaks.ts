import { LANG_INFO, type Lang } from './known-languages.ts';
import { phrases, wordsIn } from './phrases.ts';

/** Kanji and katakana in a row that no narrow column has room for. */
const LONG_COMPOUND = /([\p{Script=Han}\p{Script=Katakana}ー]{9,})/u;
/** Chinese titles of this length have one line in all but the narrowest columns. */
const ONE_LINE = 9;
/** A word of a compound ends here, and another begins: each has two characters at least. */
const ENDS = /[\p{Script=Han}\p{Script=Katakana}ー]{2}$/u;
const BEGINS = /^[\p{Script=Han}\p{Script=Katakana}ー]{2}/u;
/** Katakana that the dictionary does not have come as single characters. */
const ENDS_IN_KATAKANA = /[\p{Script=Katakana}ー]$/u;
const ONE_KATAKANA = /^[\p{Script=Katakana}ー]$/u;

/**
 * Cut a title where a browser has to be shown that a line may end (rule design.type).
 *
 * Browsers find Japanese phrases themselves (`word-break: auto-phrase`), but break a compound that is wider than its column at any
 * character. Of Chinese they know no words at all.
 *
 * @example softBreaks('リアルタイム連携基盤の開発', 'ja') // => ['リアルタイム', '連携', '基盤の開発']
 */
export function softBreaks(text: string, lang: Lang): string[] {
  const { letters } = LANG_INFO[lang];
  if (letters === 'chinese' && text.length > ONE_LINE) return phrases(text, lang);
  if (letters !== 'japanese') return [text];
  const pieces = [''];
  for (const [at, part] of text.split(LONG_COMPOUND).entries()) {
    const isCompound = at % 2 === 1;
    const [first = '', ...others] = isCompound ? wordsOf(part, lang) : [part];
    pieces.push((pieces.pop() ?? '') + first, ...others);
  }
  return pieces;
}

/** The words of a compound; a single character stays with the word before it. */
function wordsOf(compound: string, lang: Lang): string[] {
  const words: string[] = [];
  for (const segment of wordsIn(compound, lang)) {
    const last = words.at(-1) ?? '';
    const isOneWord = ONE_KATAKANA.test(segment) && ENDS_IN_KATAKANA.test(last);
    if (!isOneWord && ENDS.test(last) && BEGINS.test(segment)) words.push(segment);
    else words.splice(-1, 1, last + segment);
  }
  return words;
}
