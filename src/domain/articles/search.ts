import { fold, holdsWords } from '#src/search/fold.ts';

/** Filters of the list of articles; an empty string means no filter. */
export interface ArticleFilter {
  /** Key of a tag, or one of its labels. */
  readonly tag: string;
  /** Words to look for, as they were typed, without spaces around them. */
  readonly q: string;
}

export const NO_FILTER: ArticleFilter = { tag: '', q: '' };

/**
 * The articles that hold every word of a query in title, summary or author, in their order; all of them when it is blank.
 *
 * Capital and small letters, full-width and half-width forms, katakana and hiragana are the same.
 *
 * @param q words between spaces, U+3000 included
 */
export function searchArticles<A extends { title: string; summary: string; author: string }>(
  articles: readonly A[],
  q: string,
): A[] {
  return articles.filter(({ title, summary, author }) => holdsWords(`${title}\n${summary}\n${author}`, q));
}

/** Read the filter from the query of an address. */
export function filterOfQuery(query: string): ArticleFilter {
  const parameters = new URLSearchParams(query);
  return { tag: parameters.get('tag')?.trim() ?? '', q: parameters.get('q')?.trim() ?? '' };
}

/** Write the filter as the query of an address; empty when nothing is narrowed, so that the plain list has one address. */
export function queryOfFilter(filter: ArticleFilter): string {
  const parameters = new URLSearchParams();
  if (filter.tag !== '') parameters.set('tag', filter.tag);
  if (filter.q !== '') parameters.set('q', filter.q);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** Choose a tag; choosing the current one clears it. */
export function toggleTag(filter: ArticleFilter, tag: string): ArticleFilter {
  return { ...filter, tag: filter.tag === tag ? '' : tag };
}

/** A tag as the list shows it, with the number of its articles where it is offered. */
export type TagChoice = readonly [key: string, label: string, count?: number];

/** Tags that are offered for filtering, besides the chosen one. */
const OFFERED = 6;

/**
 * The tags that the filter offers: the first six, and the chosen one where it is not among them.
 *
 * @param tags most used first
 * @param chosen a key, or a label from an address; empty for none
 */
export function offeredTags(tags: readonly TagChoice[], chosen: string): TagChoice[] {
  const first = tags.slice(0, OFFERED);
  const own = tagChoice(tags, chosen);
  return own === undefined || first.includes(own) ? first : [...first, own];
}

/** The tag that a key or label means. */
export function tagChoice(tags: readonly TagChoice[], name: string): TagChoice | undefined {
  const wanted = fold(name);
  return name === '' ? undefined : tags.find(([key, label]) => key === wanted || fold(label) === wanted);
}
