import type { Kind } from '#src/content/kinds.ts';
import { knownFields } from './known-fields.ts';
import { readCollection, type SourceEntry } from './read-collection.ts';

/** Gives the entries of a collection that pass its schema, drafts included. */
export type EntriesOf = (kind: Kind) => readonly SourceEntry[];

/**
 * Reads a collection when it is first asked for, and never again: what is made from content after the build is made of one reading.
 *
 * @param root the project's folder
 * @example entriesOnce(process.cwd())('news').map(({ slug }) => slug)
 */
export function entriesOnce(root: string): EntriesOf {
  const known = new Map<Kind, readonly SourceEntry[]>();
  return (kind) => {
    const entries = known.get(kind) ?? readCollection(kind, root, knownFields(kind, root)).entries;
    known.set(kind, entries);
    return entries;
  };
}
