import type { Kind } from '#src/content/kinds.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { statusOf } from '#src/domain/publishing/publication.ts';
import { companyDay } from '#src/i18n/company-time.ts';
import { contentOf } from './content.ts';
import { BUILT_ON } from './pages.ts';

/** The entries of a kind that the built site shows, in every language; the records of a kind without entries. */
export function published(kind: Kind): readonly SourceEntry[] {
  const today = companyDay(BUILT_ON);
  return contentOf(kind).filter(({ data }) => statusOf(data, today) === 'published');
}
