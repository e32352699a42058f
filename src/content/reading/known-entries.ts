import type { Kind } from '#src/content/kinds.ts';
import { readCollection, type SourceEntry } from './read-collection.ts';

/** What steps after the build need of an entry: its text is not among it, so that ten thousand do not stay in memory. */
export type KnownEntry = Pick<SourceEntry, 'slug' | 'data'>;

const KEY = Symbol.for('content.knownEntries');
const shared = globalThis as { [KEY]?: Map<string, readonly KnownEntry[]> };

/** Loader and build steps are bundled apart, so what was read hangs on the process that runs both. */
const known = shared[KEY] ?? new Map<string, readonly KnownEntry[]>();
shared[KEY] = known;

/**
 * Note what the loader read, drafts included, for the steps after the build.
 *
 * @example noteEntries('news', root, entries); knownEntries('news', root).length // => entries.length
 */
export function noteEntries(name: Kind, root: string, entries: readonly SourceEntry[]): void {
  known.set(
    `${root} ${name}`,
    entries.map(({ slug, data }) => ({ slug, data })),
  );
}

/**
 * Entries of a collection that passed its schema, as the loader of this process read them; read now where there was none.
 *
 * @example knownEntries('news', root).map(({ slug }) => slug)
 */
export function knownEntries(name: Kind, root: string): readonly KnownEntry[] {
  return known.get(`${root} ${name}`) ?? readCollection(name, root).entries;
}
