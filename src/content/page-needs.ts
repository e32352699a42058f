import type { Section, SectionType } from '#src/schemas/content/sections.ts';
import { CAREERS, CASES, firstPath, type RoutePath } from '#src/site/routes.ts';
import type { Kind } from './kinds.ts';

/** Kinds of content that a page of the route table needs: the page exists only if each of them has content. */
const NEEDS: Readonly<Partial<Record<RoutePath, readonly Kind[]>>> = {
  '/about-us': ['about-us'],
  '/about-us/technical-skills': ['skills'],
  '/services': ['services', 'services-overview'],
  '/services/terms': ['standard-terms'],
  [CASES]: ['case-studies'],
  [CAREERS]: ['careers'],
  '/news': ['news'],
  '/tech-articles': ['tech-articles'],
  '/faq': ['faq'],
  '/resources': ['resources'],
};

/** Needs of the pages below a page, if they are fewer: a service's page does not need the page about all services. */
const NEEDS_BELOW: Readonly<Record<string, readonly Kind[]>> = { '/services': ['services'] };

/** Pages made of sections, with their kinds. Each is one file per language. */
export const SECTION_PAGES = {
  '/about-us': 'about-us',
  '/about-us/technical-skills': 'skills',
  '/services': 'services-overview',
  '/services/terms': 'standard-terms',
  [CAREERS]: 'careers',
  '/resources': 'resources',
} as const satisfies Partial<Record<RoutePath, Kind>>;

export type SectionPath = keyof typeof SECTION_PAGES;

/** Whether a page is made of sections. */
export function isSectionPath(path: string): path is SectionPath {
  return path in SECTION_PAGES;
}

/** Kinds that a section shows: without an entry the section is hidden. */
export const SECTION_NEEDS: Readonly<Partial<Record<SectionType, Kind>>> = {
  'latest-news': 'news',
  results: 'case-studies',
  'service-plan': 'services',
  'related-services': 'services',
  positions: 'jobs',
  faq: 'faq',
};

/**
 * The kinds of content that a page needs: those of its own row, or of the nearest page above it.
 *
 * @param path without language; a query or fragment is ignored
 */
export function needsOf(path: string): readonly Kind[] {
  const bare = path.replace(/[?#].*/, '');
  const section = `/${bare.split('/')[1] ?? ''}`;
  return rowOf(bare) ?? NEEDS_BELOW[section] ?? rowOf(section) ?? [];
}

/** Whether the content has every kind that a page needs. */
export function hasNeeds(path: string, entriesOf: (kind: Kind) => readonly { readonly data: unknown }[]): boolean {
  const has = (kind: Kind): boolean =>
    entriesOf(kind).some(({ data }) => isFilled(data) && needsOfRecord(kind, data).every(has));
  return needsOf(path).every(has);
}

/**
 * Kinds that the record of a page needs besides itself. The careers page shows positions: without a text for the time without any (`none`),
 * it is hidden until there is one.
 */
export function needsOfRecord(kind: Kind, data: unknown): readonly Kind[] {
  if (kind !== 'careers') return [];
  const { sections = [] } = (data ?? {}) as { readonly sections?: readonly Section[] };
  const isHidden = sections.some((section) => section.type === 'position-sheets' && section.none === undefined);
  return isHidden ? ['jobs'] : [];
}

/** Whether a record has content; an empty list has none. */
export function isFilled(data: unknown): boolean {
  return data !== undefined && !(Array.isArray(data) && data.length === 0);
}

function rowOf(path: string): readonly Kind[] | undefined {
  return NEEDS[firstPath(path) as RoutePath];
}
