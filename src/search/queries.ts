import { fold, hiragana, katakana, normalized } from './fold.ts';

/**
 * The spellings of a query that an index distinguishes: kana as typed, in katakana and in hiragana, all in one width. Pagefind takes words
 * from the browser, which splits しすてむ into single characters: words in kana alone are asked in the spellings of the fewest words.
 *
 * @returns at most three, as typed first; none for a blank query
 * @example spellings('ﾈｺ', 'ja') // => ['ネコ', 'ねこ']
 */
export function spellings(query: string, tag: string): string[] {
  // お and 御 before a word are polite: お見積り asks for 見積り.
  const typed = normalized(query)
    .trim()
    .replace(/(?<!\p{L})[おご御](?=\p{Script=Han}{2})/gu, '');
  if (typed === '') return [];
  const ways = [...new Set([typed, katakana(typed), hiragana(typed)])];
  const words = ways.map((way) => segments(way, tag));
  const fewest = Math.min(...words.map(({ length }) => length));
  return ways.filter((way, at) => words[at]?.length === fewest || (way === typed && /\p{Script=Han}/u.test(way)));
}

/** The words of a text, as Pagefind divides a query. */
export function segments(text: string, tag: string): string[] {
  const all = new Intl.Segmenter(tag, { granularity: 'word' }).segment(text);
  return Array.from(all).flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
}

const SIGNED = /(?<![\p{L}\p{N}])\.?[\p{Script=Latin}\p{N}]+(?:[+#]+|[./&][\p{Script=Latin}\p{N}]+)*/gu;

/**
 * Patterns for the words of a query whose signs belong to them, for folded texts: an index takes a word without its signs for a word that
 * no page has.
 *
 * @example signedWords('C++ の開発') // => patterns for 'c++', which 'c' and 'objective-c' do not match
 */
export function signedWords(query: string): RegExp[] {
  const words = fold(query).match(SIGNED) ?? [];
  return words
    .filter((word) => /[^\p{L}\p{N}]/u.test(word))
    .map((word) => {
      const before = word.startsWith('.') ? '' : '(?<![\\p{Script=Latin}\\p{N}])';
      return new RegExp(`${before}${RegExp.escape(word)}(?![\\p{Script=Latin}\\p{N}+#])`, 'u');
    });
}

/**
 * A query with each other word of a group in place of the longest that it says.
 *
 * @example synonyms('AI 開発', [['AI', '人工知能']]) // => ['人工知能 開発']
 */
export function synonyms(query: string, same: readonly (readonly string[])[]): string[] {
  const asked = fold(query);
  return same.flatMap((group) => {
    const words = group.map(fold);
    const said = words.filter((word) => says(asked, word)).sort((a, b) => b.length - a.length)[0];
    if (said === undefined) return [];
    return group.filter((_, at) => words[at] !== said).map((word) => asked.replace(said, normalized(word)));
  });
}

/** Words of Latin letters are whole words: “cost” does not say “cos”. */
function says(asked: string, word: string): boolean {
  return /^[a-z]/.test(word)
    ? new RegExp(`(?<![a-z])${RegExp.escape(word)}(?![a-z])`).test(asked)
    : asked.includes(word);
}
