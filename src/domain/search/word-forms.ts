import { fold, queryWords } from './fold.ts';

/** Endings of English words that say little about what is looked for. */
const ENDING = /(at(?:e|es|ed|ing|ions?)|ments?|ings?|ies|ers?|ed|es|s|e|y)$/;
/** What is left of a word must still mean something. */
const SHORTEST_STEM = 3;

/**
 * Whether a text holds every word of a query, an English word perhaps with another ending: what the index says it found is
 * believed only then, since it also offers words that merely begin alike (rule search.match).
 *
 * @example holdsForms('We hire engineers', 'hiring engineer') // => true
 * @example holdsForms('影響の大きさ', '大阪') // => false
 */
export function holdsForms(text: string, query: string): boolean {
  const folded = fold(text);
  return queryWords(query).every((word) => folded.includes(word) || holdsStem(folded, word));
}

function holdsStem(folded: string, word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return false;
  const stem = stemOf(word);
  return stem.length >= SHORTEST_STEM && folded.split(/[^a-z]+/).some((one) => stemOf(one) === stem);
}

function stemOf(word: string): string {
  return word.replace(ENDING, '');
}

/**
 * The words of Latin letters in texts, the commonest first: what a slip of the finger may have meant.
 *
 * @example latinWords(['Open-source AI', 'AI review']) // => ['ai', 'open', 'source', 'review']
 */
export function latinWords(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const word of texts.flatMap((text) => fold(text).split(/[^a-z]+/))) {
    if (word !== '') times.set(word, (times.get(word) ?? 0) + 1);
  }
  return [...times].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** A word with fewer letters is as near to many others. */
const SHORTEST_MENDED = 4;

/**
 * A query in which words of Latin letters that nobody uses are replaced by the word that is one slip away: a letter too many, too few,
 * wrong, or two that changed places.
 *
 * @param known words that the site uses, folded, the commoner before the others
 * @returns undefined where nothing is to be mended
 * @example mended('offshroe team', ['offshore', 'team']) // => 'offshore team'
 */
export function mended(query: string, known: readonly string[]): string | undefined {
  const words = queryWords(query);
  const better = words.map((word) => {
    const isMeant =
      !/^[a-z]+$/.test(word) || word.length < SHORTEST_MENDED || known.some((one) => one.startsWith(word));
    return isMeant ? word : (known.find((one) => isNear(word, one) || isNear(stemOf(word), stemOf(one))) ?? word);
  });
  return better.some((word, at) => word !== words[at]) ? better.join(' ') : undefined;
}

function isNear(typed: string, meant: string): boolean {
  return meant.length >= SHORTEST_MENDED && isOneSlip(typed, meant);
}

/**
 * Whether one slip of the finger leads from a word to another.
 *
 * @example isOneSlip('wrok', 'work') // => true
 */
export function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  let same = 0;
  while (typed[same] !== undefined && typed[same] === meant[same]) same++;
  const [a, b] = [typed.slice(same), meant.slice(same)];
  const changedPlaces = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return changedPlaces || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
