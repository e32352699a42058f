import { ENTRY_KINDS, pageOf } from '#src/content/kinds.ts';
import { type Audience, isShown, statusOf } from '#src/domain/publishing/publication.ts';
import type { MovedPage } from '#src/site/redirects.ts';
import type { EntriesOf } from './read-collection.ts';

/** Redirects from the former slugs of entries, in any of their languages; only for entries that the build shows. */
export function movedEntries(entriesOf: EntriesOf, audience: Audience, today: string): MovedPage[] {
  const moved = new Map<string, MovedPage>();
  for (const kind of ENTRY_KINDS) {
    for (const { slug, data } of entriesOf(kind)) {
      if (!isShown(statusOf(data, today), audience)) continue;
      for (const former of (data['formerSlugs'] ?? []) as readonly string[]) {
        const from = pageOf(kind, former);
        moved.set(from, { from, to: pageOf(kind, slug) });
      }
    }
  }
  return [...moved.values()];
}
