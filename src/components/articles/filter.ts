import { atom } from 'nanostores';
import { fold, holdsWords } from '#src/search/fold.ts';

/** What a list is filtered by; an empty string is no filter. */
export interface Filter {
  /** Key or label of a category or tag. */
  readonly term: string;
  /** Words to look for, as they were typed, without spaces around them. */
  readonly q: string;
}

/** The parameter of the page's and the API's address that has the term. */
export type TermName = 'category' | 'tag';

/** A category or tag, with the number of its entries where it is offered. */
export type Term = readonly [key: string, label: string, count?: number];

export const NO_FILTER: Filter = { term: '', q: '' };

/** The filter of the page's list. It starts empty on server and client; the address is read after hydration. */
export const $filter = atom<Filter>(NO_FILTER);

/** Set the filter from the address, at once and each time the visitor goes back or forward. */
export function followAddress(name: TermName): () => void {
  const read = () => $filter.set(filterOfQuery(location.search, name));
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
}

/** Change the filter and the address: a new history entry for a choice, the same one while the visitor types. */
export function setFilter(filter: Filter, name: TermName, step: 'pushState' | 'replaceState' = 'pushState'): void {
  $filter.set(filter);
  history[step](history.state, '', location.pathname + queryOfFilter(filter, name));
}

/** Read the filter from the query of an address. */
export function filterOfQuery(query: string, name: TermName): Filter {
  const parameters = new URLSearchParams(query);
  return { term: parameters.get(name)?.trim() ?? '', q: parameters.get('q')?.trim() ?? '' };
}

/** Write the filter as the query of an address; empty without a filter, so that the plain list has one address. */
export function queryOfFilter({ term, q }: Filter, name: TermName): string {
  const parameters = new URLSearchParams({ ...(term && { [name]: term }), ...(q && { q }) });
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** The term that a key or label means. */
export function termOf(terms: readonly Term[], name: string): Term | undefined {
  const wanted = fold(name);
  return terms.find(([key, label]) => key === wanted || fold(label) === wanted);
}

/** The entries that have every word of a query in title, summary or author, in any width, case and kana; all of them if it is blank. */
export function searchEntries<E extends { title: string; summary: string; author: string }>(
  entries: readonly E[],
  q: string,
): E[] {
  return entries.filter(({ title, summary, author }) => holdsWords(`${title}\n${summary}\n${author}`, q));
}
