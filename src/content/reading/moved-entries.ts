import { type Audience, isShown, standingOf } from '#src/domain/publishing/publication.ts';
import type { MovedPage } from '#src/site/redirects.ts';
import { knownEntries } from './known-entries.ts';

/** Collections whose entries have a page of their own below the collection's name. */
const WITH_PAGES = ['news', 'tech-articles', 'case-studies', 'challenged'] as const;

/**
 * Pages whose entry names former slugs, in any of its languages; only entries that the build shows.
 *
 * @param today the build's day, `YYYY-MM-DD` in Tokyo
 * @example movedEntries(root, 'production', today) // => [{ from: '/news/old-name', to: '/news/new-name' }]
 */
export function movedEntries(root: string, audience: Audience, today: string): MovedPage[] {
  const moved = new Map<string, MovedPage>();
  for (const name of WITH_PAGES) {
    for (const { slug, data } of knownEntries(name, root)) {
      if (!isShown(standingOf(data, today), audience)) continue;
      for (const former of (data['formerSlugs'] ?? []) as readonly string[]) {
        moved.set(`/${name}/${former}`, { from: `/${name}/${former}`, to: `/${name}/${slug}` });
      }
    }
  }
  return [...moved.values()];
}
