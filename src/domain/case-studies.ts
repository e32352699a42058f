import { FEATURED_RANKS } from '#src/schemas/content/case-study.ts';

/** Characters of a featured card's text, and tags shown on featured and on other cards. */
export const CARD = { textLength: 50, featuredTags: 4, otherTags: 3 } as const;

/** Facts of a case's project, as its page and its record show them. */
export const PROJECT_ROWS = ['industry', 'size', 'duration', 'team'] as const;

/** Fields of a case for its rank and its related cases. */
interface Ranked {
  readonly slug: string;
  readonly rank: number;
}

/** A case as its neighbours see it. */
interface Relatable extends Ranked {
  readonly technologies: readonly string[];
  readonly related?: readonly string[] | undefined;
}

/** Whether a rank is one of the featured ones. */
export function isFeatured(rank: number): boolean {
  return rank <= FEATURED_RANKS;
}

/**
 * Cases in the order of their ranks, numbered anew from 1: where one goes, those behind it move up without an edit. Equal ranks
 * by slug, so that the order never depends on the file system.
 */
export function byRank<E extends Ranked>(cases: readonly E[]): E[] {
  const sorted = [...cases].sort((a, b) => a.rank - b.rank || (a.slug < b.slug ? -1 : 1));
  return sorted.map((one, at) => ({ ...one, rank: at + 1 }));
}

/**
 * Cases to read after one: those it names, in its order, then those that share most technologies with it.
 *
 * @param cases all cases shown; a named case that is not among them (a draft) is left out
 * @returns at most `count` cases, never the case itself
 */
export function relatedCases<E extends Relatable>(one: Relatable, cases: readonly E[], count = 3): E[] {
  const others = byRank(cases).filter(({ slug }) => slug !== one.slug);
  const named = (one.related ?? []).flatMap((slug) => others.filter((other) => other.slug === slug));
  const shared = (other: E) => other.technologies.filter((technology) => one.technologies.includes(technology)).length;
  const rest = others.filter((other) => !named.includes(other)).sort((a, b) => shared(b) - shared(a));
  return [...new Set([...named, ...rest])].slice(0, count);
}
