import { fold } from './fold.ts';
import { NEARNESS, patternsOf, type QueryVariant } from './query-variants.ts';
import type { TextBlock } from './text-blocks.ts';

/** A name that visitors give a page, or a part of it. */
interface PageName {
  readonly name: string;
  /** Id of the part that is meant, where it is one. */
  readonly section: string | undefined;
}

/** A page in whose names words are looked up, before the index is asked. */
export interface SearchedPage {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** Further names that visitors use. */
  readonly names: readonly PageName[];
}

/**
 * Places of a match on a page, the most relevant first: the query is the title or a name of the page, the title begins with it, title and
 * names contain it, a heading contains it, the summary, the text.
 */
const PLACES = ['is the name', 'begins the title', 'title', 'heading', 'summary', 'text'] as const;
export type Place = (typeof PLACES)[number];

/** What is looked through of a page, folded once for all variants. */
interface Folded {
  /** Each of them may be the whole of what was typed. */
  readonly own: readonly string[];
  readonly title: string;
  readonly named: string;
  readonly headings: string;
  readonly summary: string;
  readonly blocks: readonly string[];
}

function folded({ address, title, summary, names }: SearchedPage, blocks: readonly TextBlock[]): Folded {
  const all = [title, ...names.map(({ name }) => name)].map(fold);
  const headings = blocks.filter(({ isHeading }) => isHeading);
  return {
    own: [...all, address.split('/').at(-1)?.replaceAll('-', ' ') ?? ''],
    title: all[0] ?? '',
    named: all.join(APART),
    headings: headings.map(({ text }) => fold(text)).join(APART),
    summary: fold(summary),
    blocks: blocks.map(({ text }) => fold(text)),
  };
}

/** Between texts that are looked through as one: no term reaches over it. */
const APART = ' / ';

/**
 * The best place of a match on a page; undefined if the page does not match.
 *
 * @param blocks text of the page, as far as the index returned it
 */
export function placeOf(page: SearchedPage, blocks: readonly TextBlock[], variant: QueryVariant): Place | undefined {
  return placeIn(folded(page, blocks), sought(variant));
}

/** A variant, and what finds it. */
interface Sought extends Pick<QueryVariant, 'by'> {
  readonly asked: string;
  readonly patterns: readonly RegExp[];
}

function sought(variant: QueryVariant): Sought {
  return { by: variant.by, asked: fold(variant.terms.join(' ')), patterns: patternsOf(variant) };
}

function placeIn(page: Folded, { by, asked, patterns }: Sought): Place | undefined {
  if (asked === '') return undefined;
  if (page.own.includes(asked)) return 'is the name';
  const isIn = (...texts: string[]) => {
    const whole = texts.join(APART);
    return patterns.every((pattern) => pattern.test(whole));
  };
  if (page.title.startsWith(asked) && isIn(page.title)) return 'begins the title';
  if (isIn(page.named)) return 'title';
  // Words of a sentence that is taken apart belong together.
  if (by === 'words') return page.blocks.some((block) => isIn(block)) ? 'text' : undefined;
  if (isIn(page.named, page.headings)) return 'heading';
  if (isIn(page.named, page.summary)) return 'summary';
  return isIn(page.named, page.summary, ...page.blocks) ? 'text' : undefined;
}

/** A page in the list of results, for which variant, and where it holds that. */
export interface Result {
  readonly page: SearchedPage;
  readonly variant: QueryVariant;
  readonly place: Place;
}

/**
 * All results in the order in which they are shown. What decides, in turn: how near the variant is to what was
 * typed; the place where a page holds the words; the index's own order; the order of the list.
 *
 * @param variants the ways to read the query, the nearest first
 * @param found what the index gave, by address, best first
 * @returns each page once, only pages that hold the words of a variant
 */
export function searchOrder(
  pages: readonly SearchedPage[],
  variants: readonly QueryVariant[],
  found: ReadonlyMap<string, readonly TextBlock[]>,
): Result[] {
  const order = new Map([...found.keys()].map((address, at) => [address, at]));
  const asked = variants.map((variant) => ({ variant, ...sought(variant) }));
  const ranked = pages.flatMap((page) => {
    const own = folded(page, found.get(page.address) ?? []);
    const last = Number.POSITIVE_INFINITY;
    const ways = asked.flatMap(({ variant, ...one }) => {
      const place = placeIn(own, one);
      if (place === undefined) return [];
      const rank = [NEARNESS.indexOf(variant.by), PLACES.indexOf(place), order.get(page.address) ?? last];
      return { page, variant, place, rank };
    });
    return ways.sort((a, b) => compare(a.rank, b.rank)).slice(0, 1);
  });
  return ranked.sort((a, b) => compare(a.rank, b.rank));
}

/** Compare two lists of figures, the first one first. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, place) => one !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}
