import { atom } from 'nanostores';
import { type ArticleFilter, filterOfQuery, NO_FILTER, queryOfFilter, toggleTag } from '#src/domain/articles/search.ts';

/** The filter that the search bar and the list of articles share. It starts empty on server and client; the address is read after hydration. */
export const $filter = atom<ArticleFilter>(NO_FILTER);

/**
 * Set the filter from the address, at once and each time the visitor goes back or forward.
 *
 * @returns a function that stops listening
 */
export function followAddress(): () => void {
  const read = () => $filter.set(filterOfQuery(location.search));
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
}

/** Choose a tag, or clear it. The change is a history entry, so that "back" undoes it. */
export function chooseTag(tag: string): void {
  setFilter(toggleTag($filter.get(), tag), 'pushState');
}

/** Search for words. Typing replaces the history entry, so that "back" does not go through every letter. */
export function search(q: string): void {
  if (q.trim() !== $filter.get().q) setFilter({ ...$filter.get(), q: q.trim() }, 'replaceState');
}

/** Clear search words and tag. */
export function clearFilter(): void {
  setFilter(NO_FILTER, 'pushState');
}

function setFilter(filter: ArticleFilter, step: 'pushState' | 'replaceState'): void {
  $filter.set(filter);
  history[step](history.state, '', location.pathname + queryOfFilter(filter));
}
