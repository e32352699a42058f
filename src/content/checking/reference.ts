import type { SourceEntry } from '#src/content/reading/read-collection.ts';

/** A field with the name of something that must exist. */
export interface Reference {
  readonly entry: SourceEntry;
  readonly path: readonly PropertyKey[];
  readonly found: unknown;
  readonly known: readonly string[];
  readonly where: string;
}
