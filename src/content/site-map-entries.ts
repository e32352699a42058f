import { pagePath } from '#src/articles/pages.ts';
import { type EntryKind, isListKind, KINDS } from './kinds.ts';

/** Maximum entries of a list in the site map. Older entries are on further pages of the list. */
const NEWEST = 100;

/**
 * The entries of a kind in the site map, and the page of the list with older ones. Kinds without a list have all entries in the site map.
 *
 * @param all in the order of the list
 */
export function mappedEntries<E>(
  kind: EntryKind,
  all: readonly E[],
): { readonly named: readonly E[]; readonly older?: string } {
  if (!isListKind(kind) || all.length <= NEWEST) return { named: all };
  return { named: all.slice(0, NEWEST), older: pagePath(KINDS[kind].path, 2) };
}
