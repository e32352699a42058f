import { FEATURED_RANKS } from '#src/schemas/content/case-study.ts';

/** Columns of a featured card's text, and tags shown on featured and on other cards. */
export const CARD = { textWidth: 100, featuredTags: 4, otherTags: 3 } as const;

/** Facts of a case's project, as its page and its record show them. */
export const PROJECT_ROWS = ['industry', 'size', 'duration', 'team'] as const;

interface Relatable {
  readonly slug: string;
  readonly technologies: readonly string[];
  readonly related?: readonly string[] | undefined;
}

/** Whether a rank is one of the featured ones. */
export function isFeatured(rank: number): boolean {
  return rank <= FEATURED_RANKS;
}

/**
 * At most three cases to read after one: those it names, in its order, then those that share most technologies with it.
 *
 * @param cases all cases shown, by rank; a named case that is not among them (a draft) is left out
 */
export function relatedCases<E extends Relatable>(one: Relatable, cases: readonly E[]): E[] {
  const others = cases.filter(({ slug }) => slug !== one.slug);
  const named = (one.related ?? []).flatMap((slug) => others.filter((other) => other.slug === slug));
  const shared = (other: E) => other.technologies.filter((technology) => one.technologies.includes(technology)).length;
  const rest = others.filter((other) => !named.includes(other)).sort((a, b) => shared(b) - shared(a));
  return [...new Set([...named, ...rest])].slice(0, 3);
}
