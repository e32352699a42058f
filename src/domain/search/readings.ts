import { normalized } from './fold.ts';

/** More ways to read one query are rare, and each costs a look into the index. */
const MOST_READINGS = 8;

/**
 * The ways in which a query may be meant, the nearest first: as it was typed, with words that mean the same, and, for languages
 * without spaces, in its single words.
 *
 * @param same groups of words that mean the same (rule search.words)
 * @param tag of the language in which words are told apart
 * @returns in small letters of one width, each once, at most 8; none for a blank query
 * @example readings('人工智能', [['AI', '人工智能']], 'zh-Hans') // => ['人工智能', 'ai', '人工 智能']
 */
export function readings(query: string, same: readonly (readonly string[])[], tag: string): string[] {
  const meant = meanings(query, same);
  return [...new Set([...meant, inWords(normalized(query).trim(), tag)])].filter(Boolean).slice(0, MOST_READINGS);
}

/**
 * A query as it was typed, then with words that mean the same: for filters, which have no order to put less near readings last.
 *
 * @param same groups of words that mean the same (rule search.words)
 * @returns in small letters of one width, each once; none for a blank query
 * @example meanings('料金の目安', [['料金', '費用']]) // => ['料金の目安', '費用の目安']
 */
export function meanings(query: string, same: readonly (readonly string[])[]): string[] {
  const typed = normalized(query).trim();
  const meant = same.flatMap((group) => {
    const words = group.map(normalized);
    const said = words.filter((word) => says(typed, word)).sort((a, b) => b.length - a.length)[0];
    return said === undefined ? [] : words.filter((word) => word !== said).map((word) => withWord(typed, said, word));
  });
  return [...new Set([typed, ...meant])].filter(Boolean);
}

/** A word of Latin letters stands alone: “ai” is no part of “email”. */
function isLatin(word: string): boolean {
  return /^[\x20-\x7e]+$/.test(word);
}

function says(query: string, word: string): boolean {
  return isLatin(word) ? ` ${query} `.includes(` ${word} `) : query.includes(word);
}

function withWord(query: string, said: string, word: string): string {
  return isLatin(said) ? ` ${query} `.replace(` ${said} `, ` ${word} `).trim() : query.replace(said, word);
}

/** A query in its words, without those that only join others: リモートワークはできますか asks for リモートワーク. */
function inWords(query: string, tag: string): string {
  const segments = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(query)];
  const words = segments.filter(({ isWordLike, segment }) => isWordLike && !/^[\u3041-\u309f]{1,3}$/.test(segment));
  return words.map(({ segment }) => segment).join(' ');
}
