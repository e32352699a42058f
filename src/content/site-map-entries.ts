import { pagePath } from '#src/domain/articles/pagination.ts';
import { type EntryKind, isListKind, KINDS } from './kinds.ts';

/** Entries of a list that the site map names; older ones are on the list's further pages. */
const NEWEST = 100;

/**
 * The entries of a kind that the site map names, and the page that has the others: only a list has such pages, of other kinds all are
 * named.
 *
 * @param all newest or first ones first
 */
export function mappedEntries<E>(
  kind: EntryKind,
  all: readonly E[],
): { readonly named: readonly E[]; readonly older?: string } {
  if (!isListKind(kind) || all.length <= NEWEST) return { named: all };
  return { named: all.slice(0, NEWEST), older: pagePath(KINDS[kind].path, 2) };
}
