import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import type { Reference } from './reference.ts';
import { fileIn, type SiteContent } from './site-content.ts';

/** A field that names a clause, in the language of its file. */
export function clauseReference(
  content: SiteContent,
  entry: SourceEntry,
  path: readonly PropertyKey[],
  found: string | undefined,
): Reference {
  const clauses = fileIn(content.entries('clauses'), entry.lang);
  const where = clauses?.file ?? `content/clauses/${DEFAULT_LANG}.yaml`;
  return { entry, path, found, known: Object.keys(clauses?.data ?? {}), where };
}
