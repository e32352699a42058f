import path from 'node:path';
import { ENTRY_KINDS, entryAt, entryIn, type Kind, pageOf } from '#src/content/kinds.ts';
import { hasNeeds } from '#src/content/page-needs.ts';
import { filesBelow } from '#src/content/reading/files-below.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { type PublicationStatus, statusOf } from '#src/domain/publishing/publication.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import { ROUTE_PATHS } from '#src/site/routes.ts';
import { headingIds } from './read-page.ts';
import { sectionsOf } from './sections-of.ts';
import type { SiteContent } from './site-content.ts';

/** All addresses of the site that a text may link to. */
export interface KnownAddresses {
  /** Publication status of pages and feeds by path without language; files of `public/` have no language. */
  readonly pages: ReadonlyMap<string, PublicationStatus>;
  readonly files: ReadonlySet<string>;
  /** Ids on a page in a language; undefined if unknown. Those of entries, questions and prose pages are known. */
  anchorsOf(path: string, lang: Lang): ReadonlySet<string> | undefined;
}

/**
 * Collect the addresses: the route table, its aliases, the pages that are files, and the entries.
 *
 * @param today `YYYY-MM-DD` in the company's zone, for entries that are not yet published
 */
export function knownAddresses(content: SiteContent, root: string, today: string): KnownAddresses {
  const pages = new Map<string, PublicationStatus>();
  const statusOfPage = pageStatuses(content, today);
  for (const known of [...ROUTE_PATHS, ...pageFiles(root)]) {
    const status = statusOfPage(known);
    if (status) pages.set(known, status);
  }
  for (const kind of ENTRY_KINDS) {
    for (const entry of content.entries(kind)) {
      const address = pageOf(kind, entry.slug);
      const status = statusOf(entry.data, today);
      if (entry.lang === DEFAULT_LANG || !pages.has(address)) pages.set(address, status);
    }
  }
  // Entries with schema violations are not read, but they exist.
  const unread = new Set(
    content.problems.flatMap(({ file }) => {
      const entry = entryIn(file);
      return entry === undefined ? [] : [pageOf(entry.kind, entry.slug)];
    }),
  );
  for (const address of unread) pages.set(address, 'published');
  const memo = new Map<string, ReadonlySet<string> | undefined>();
  return {
    pages,
    files: new Set(filesBelow(path.join(root, 'public')).map((file) => `/${file}`)),
    anchorsOf(address, lang) {
      const key = `${lang}${address}`;
      if (!memo.has(key)) memo.set(key, unread.has(address) ? undefined : anchorsIn(content, address, lang));
      return memo.get(key);
    },
  };
}

/** Publication status of a page, from the content that it shows; undefined if there is none. Files that cannot be read count. */
function pageStatuses(content: SiteContent, today: string): (path: string) => PublicationStatus | undefined {
  const all = (kind: Kind): { readonly data: Record<string, unknown> }[] => {
    const unread = content.problems.filter(({ file }) => file.startsWith(`content/${kind}/`));
    return [...content.entries(kind), ...unread.map(() => ({ data: {} }))];
  };
  const of = (status: PublicationStatus) => (kind: Kind) =>
    all(kind).filter(({ data }) => statusOf(data, today) === status);
  return (path) => {
    if (!hasNeeds(path, all)) return undefined;
    if (hasNeeds(path, of('published'))) return 'published';
    return hasNeeds(path, of('draft')) ? 'draft' : 'scheduled';
  };
}

function anchorsIn(content: SiteContent, address: string, lang: Lang): ReadonlySet<string> | undefined {
  if (address === '/faq') return new Set(content.faqIds(lang));
  const place = entryAt(address);
  if (place === undefined) return undefined;
  const entries = content.entries(place.kind).filter(({ slug }) => slug === place.slug);
  return idsIn(entries.find((candidate) => candidate.lang === lang) ?? entries[0]);
}

function idsIn(entry: SourceEntry | undefined): ReadonlySet<string> | undefined {
  if (entry === undefined) return undefined;
  const sections = sectionsOf(entry).flatMap((section) => ('id' in section ? (section.id ?? []) : []));
  return new Set([...headingIds(entry), ...sections]);
}

/** Paths of `src/pages/[...lang]` that have no parameter, feeds with their ending. */
function pageFiles(root: string): string[] {
  return filesBelow(path.join(root, 'src/pages/[...lang]'))
    .filter((file) => !file.includes('['))
    .map((file) => `/${file.replace(/(\/?index)?\.(astro|ts)$/, '')}`);
}
