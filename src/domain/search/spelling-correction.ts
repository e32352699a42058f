import { fold, queryWords } from './fold.ts';
import { stemOf } from './term-pattern.ts';

/** The words of Latin letters in texts, the commonest first: what a typo may have meant. */
export function latinWords(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const word of texts.flatMap((text) => fold(text).split(/[^a-z]+/))) {
    if (word !== '') times.set(word, (times.get(word) ?? 0) + 1);
  }
  return [...times].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** A shorter stem is one typo away from others that mean something else: “probation”, “prove”. */
const SHORTEST_CORRECTED_STEM = 5;
/** A word with fewer letters is as near to many others. */
const SHORTEST_CORRECTED = 4;

/**
 * A query with typos corrected: an unknown word in Latin letters is replaced by the known word that differs by one added, missing, wrong or
 * swapped letter.
 *
 * @param known words that the site uses, normalized, the most frequent first
 * @returns undefined if there is nothing to correct
 */
export function corrected(query: string, known: readonly string[]): string | undefined {
  const words = queryWords(query);
  const better = words.map((word) => {
    const isMeant =
      !/^[a-z]+$/.test(word) || word.length < SHORTEST_CORRECTED || known.some((one) => one.startsWith(word));
    return isMeant ? word : (known.find((one) => isNear(word, one) || isNearStem(stemOf(word), stemOf(one))) ?? word);
  });
  return better.some((word, at) => word !== words[at]) ? better.join(' ') : undefined;
}

function isNear(typed: string, meant: string): boolean {
  return meant.length >= SHORTEST_CORRECTED && isOneTypo(typed, meant);
}

function isNearStem(typed: string, meant: string): boolean {
  return Math.min(typed.length, meant.length) >= SHORTEST_CORRECTED_STEM && isOneTypo(typed, meant);
}

/** Whether one typo leads from a word to another. */
export function isOneTypo(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  let same = 0;
  while (typed[same] !== undefined && typed[same] === meant[same]) same++;
  const [a, b] = [typed.slice(same), meant.slice(same)];
  const changedPlaces = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return changedPlaces || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
