import { fold } from './fold.ts';

/** Endings of English words that say little about what is looked for. */
const ENDING = 'at(?:e|es|ed|ing|ions?)|ments?|ings?|ies|ers?|ed|es|s|e|y';
const AT_END = new RegExp(`(?:${ENDING})$`);
/** Endings with which an English word is still the same: “pays”, not “payment”. */
const INFLECTION = "(?:e?[sd]|ing|[’']s)?";
/** Minimum length of a stem: fewer letters are not a word. */
const SHORTEST_STEM = 3;

/**
 * A pattern that finds a term in a normalized text. Japanese and Chinese terms match anywhere, because no spaces separate words. A term
 * in Latin letters matches at the start of a word, so that “pay” does not match in “display”.
 *
 * @param isWhole whether only the word itself is meant, in singular or plural, present or past; otherwise it may have another ending
 *   or be the beginning of a word that is still being typed
 */
export function termPattern(term: string, isWhole: boolean): RegExp {
  const folded = fold(term);
  const parts = folded.split(/(?<=.)[ -]+(?=.)/).map((part) => part.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  const begin = /^[a-z0-9]/.test(folded) ? '(?<![a-z0-9])' : '';
  const last = /[a-z]+$/.exec(folded)?.[0] ?? '';
  const whole = begin + parts.join('[ -]*');
  if (last === '') return new RegExp(whole);
  if (isWhole || folded.length < SHORTEST_STEM) {
    return new RegExp(`${whole.replace(/y$/, '(?:y|ies)')}${INFLECTION}(?![a-z0-9])`);
  }
  const stem = stemOf(folded);
  const isOneWord = last === folded && stem.length >= SHORTEST_STEM;
  return new RegExp(isOneWord ? `${whole}[a-z0-9]*|${begin}${stem}(?:${ENDING})?(?![a-z0-9])` : `${whole}[a-z0-9]*`);
}

/** A word without its English ending. */
export function stemOf(word: string): string {
  return word.replace(AT_END, '');
}
