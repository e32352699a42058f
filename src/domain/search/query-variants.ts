import { fold, normalized } from './fold.ts';
import { termPattern } from './term-pattern.ts';

/** A way to read a query: a text answers it that holds every term. */
export interface QueryVariant {
  /** Words or phrases, in lower case and one width. */
  readonly terms: readonly string[];
  /** As it was typed, in another form of a word, with a word that means the same, or, in languages without spaces, in its single words. */
  readonly by: 'typed' | 'form' | 'same' | 'words';
}

/** How near a variant is to what was typed, the nearest first. */
export const NEARNESS: readonly QueryVariant['by'][] = ['typed', 'form', 'same', 'words'];

/** More ways to read one query are rare, and each costs a look into the index. */
const MOST_VARIANTS = 10;

/**
 * The ways in which a query may be meant, the nearest first: as it was typed, in other forms, with words that mean the same, and, for languages
 * without spaces, in its single words.
 *
 * @param same groups of words that mean the same
 * @returns each once, at most 10; none for a blank query
 */
export function queryVariants(query: string, same: readonly (readonly string[])[], tag: string): QueryVariant[] {
  const meant = meanings(query, same);
  const words = inWords(normalized(query).trim(), tag);
  const isNew = !meant.some(({ terms }) => terms.join(' ') === words.join(' '));
  const apart: QueryVariant[] = isNew && words.length > 0 ? [{ terms: words, by: 'words' }] : [];
  return [...meant.slice(0, MOST_VARIANTS - apart.length), ...apart];
}

/**
 * A query as it was typed, in other forms of its words of Latin letters, or with words that mean the same: for filters, which have no
 * order to put less near variants last.
 *
 * @param same groups of words that mean the same
 * @returns each once; none for a blank query
 */
export function meanings(query: string, same: readonly (readonly string[])[]): QueryVariant[] {
  const asked = askedFor(normalized(query));
  if (asked.length === 0) return [];
  const plain = asked.map(bare);
  const typed = once([asked, plain]);
  const forms = typed.filter((terms) => terms.some((term) => /[a-z]/.test(term)));
  const meant = once(same.flatMap((group) => withSame(plain.join(' '), group.map(normalized))));
  return [
    ...typed.map((terms): QueryVariant => ({ terms, by: 'typed' })),
    ...forms.map((terms): QueryVariant => ({ terms, by: 'form' })),
    ...meant.map((terms): QueryVariant => ({ terms, by: 'same' })),
  ];
}

/** The words of a query as typed. A lone symbol is no word, unless the query has nothing else. */
export function askedFor(query: string): string[] {
  const typed = query.split(/\s+/).filter(Boolean);
  const words = typed.filter((one) => /[\p{L}\p{N}]/u.test(one));
  return words.length > 0 ? words : typed;
}

/**
 * Patterns that find the terms of a variant in a normalized text. A synonym matches exactly: a search for a salary does not mean a
 * payment.
 */
export function patternsOf({ terms, by }: QueryVariant): RegExp[] {
  return terms.map((term) => termPattern(term, by !== 'form'));
}

/** Whether a text holds every term of one of the variants. */
export function holdsOne(text: string, ways: readonly QueryVariant[]): boolean {
  const folded = fold(text);
  return ways.some((way) => patternsOf(way).every((one) => one.test(folded)));
}

/** A word without what makes it polite and without its last kana, which are written in many ways: お見積り, 御見積もり, 見積. */
function bare(word: string): string {
  return word
    .replace(/^[おご御](?=\p{Script=Han}.)/u, '')
    .replace(/(?<=^\p{Script=Han}{2,})[\u3041-\u309f]{1,2}$/u, '');
}

/** A query's terms with each other word of a group in place of the longest that it says. */
function withSame(query: string, group: readonly string[]): string[][] {
  const folded = fold(query);
  const said = group
    .flatMap((word) => {
      const found = termPattern(word, true).exec(folded);
      return found ? { word, from: found.index, to: found.index + found[0].length } : [];
    })
    .sort((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (said === undefined) return [];
  const others = group.filter((word) => word !== said.word);
  // A phrase of the group stays one term.
  return others.map((word) => {
    const whole = query.slice(0, said.from) + word.replaceAll(' ', '\u00a0') + query.slice(said.to);
    return whole.split(' ').map((term) => term.replaceAll('\u00a0', ' '));
  });
}

function once(ways: readonly string[][]): string[][] {
  return [...new Map(ways.map((terms) => [terms.join(' '), terms])).values()];
}

/** The words of a query without particles and endings: リモートワークはできますか becomes リモートワーク. */
function inWords(query: string, tag: string): string[] {
  const segments = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(query)];
  const words = segments.map(({ isWordLike, segment }) =>
    isWordLike && !/^[\u3041-\u309f]{1,3}$/.test(segment) ? segment : ' ',
  );
  return joined(words.join('|'))
    .split(/[|\s]+/)
    .filter(Boolean);
}

/** Joins segments that are no words alone: 外 and 包 of 外包 occur in many unrelated words, as does レ of レガシー. */
function joined(segments: string): string {
  return segments
    .replace(/(?<=[\u30a0-\u30ff])\|(?=[\u30a0-\u30ff])/g, '')
    .replace(/(?<=^|[|\s])\p{Script=Han}(?:\|\p{Script=Han}(?=$|[|\s]))+/gu, (single) => single.replaceAll('|', ''))
    .replace(/\|(?=\p{Script=Han}(?:$|[|\s]))/gu, '')
    .replace(/(?<=(?:^|[|\s])\p{Script=Han})\|/gu, '');
}
