import { atom } from 'nanostores';
import { type ArticleFilter, filterOfQuery, NO_FILTER, queryOfFilter, toggleTag } from '#src/domain/articles/search.ts';

/** What the search bar and the list of articles share. It starts empty on both sides; the address is read after hydration. */
export const $filter = atom<ArticleFilter>(NO_FILTER);

/**
 * Keep the filter in step with the address: now, and when the visitor goes back or forward.
 *
 * @returns a function that stops it
 */
export function followAddress(): () => void {
  const read = () => $filter.set(filterOfQuery(location.search));
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
}

/**
 * Choose a tag, or let go of it; a step that "back" undoes.
 *
 * @example chooseTag('ai') // the address ends with ?tag=ai
 */
export function chooseTag(tag: string): void {
  setFilter(toggleTag($filter.get(), tag), 'pushState');
}

/**
 * Look for words. Typing replaces the address: "back" does not walk through every letter.
 *
 * @example search('API') // the address ends with ?q=API
 */
export function search(q: string): void {
  if (q.trim() !== $filter.get().q) setFilter({ ...$filter.get(), q: q.trim() }, 'replaceState');
}

/**
 * Let go of words and tag.
 *
 * @example clearFilter() // the address has no query
 */
export function clearFilter(): void {
  setFilter(NO_FILTER, 'pushState');
}

function setFilter(filter: ArticleFilter, step: 'pushState' | 'replaceState'): void {
  $filter.set(filter);
  history[step](history.state, '', location.pathname + queryOfFilter(filter));
}
