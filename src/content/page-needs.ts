import type { SectionType } from '#src/schemas/content/sections.ts';
import { ALIASES, type RoutePath } from '#src/site/routes.ts';
import type { Kind } from './kinds.ts';

/** Pages of the route table that show content: a page exists only if each of its kinds has some (rule shell.empty). */
const NEEDS: Readonly<Partial<Record<RoutePath, readonly Kind[]>>> = {
  '/about-us': ['about-us'],
  '/about-us/technical-skills': ['skills'],
  '/services': ['services', 'services-overview'],
  '/services/terms': ['standard-terms'],
  '/challenged': ['case-studies'],
  '/recruit_se': ['careers'],
  '/news': ['news'],
  '/tech-articles': ['tech-articles'],
  '/faq': ['faq'],
  '/resources': ['resources'],
};

/** Pages that are one file per language, made of sections, and the kind of each. */
export const SECTION_PAGES = {
  '/about-us': 'about-us',
  '/about-us/technical-skills': 'skills',
  '/services': 'services-overview',
  '/services/terms': 'standard-terms',
  '/recruit_se': 'careers',
  '/resources': 'resources',
} as const satisfies Partial<Record<RoutePath, Kind>>;

export type SectionPath = keyof typeof SECTION_PAGES;

/**
 * Whether a page is made of sections.
 *
 * @example isSectionPath('/resources') // => true
 */
export function isSectionPath(path: string): path is SectionPath {
  return path in SECTION_PAGES;
}

/** Sections that show entries of a kind: without such an entry they are hidden (rule sections.empty). */
export const SECTION_NEEDS: Readonly<Partial<Record<SectionType, Kind>>> = {
  'latest-news': 'news',
  'latest-cases': 'case-studies',
  results: 'case-studies',
  'service-plan': 'services',
  'related-services': 'services',
  'terms-matrix': 'services',
  positions: 'jobs',
  faq: 'faq',
};

/**
 * The kinds of content that a page cannot do without: those of its own row, or of the section that its address is in.
 *
 * @param path without language; a query or fragment is ignored
 */
export function needsOf(path: string): readonly Kind[] {
  const bare = path.replace(/[?#].*/, '');
  const section = `/${bare.split('/')[1] ?? ''}`;
  return rowOf(bare) ?? rowOf(section) ?? [];
}

/**
 * Whether the content has what a page needs.
 *
 * @param entriesOf entries and records of a kind: all, or those that a build shows
 * @example hasNeeds('/news', readSite(root).entries) // => true if there is an item
 */
export function hasNeeds(path: string, entriesOf: (kind: Kind) => readonly { readonly data: unknown }[]): boolean {
  return needsOf(path).every((kind) => entriesOf(kind).some(({ data }) => isFilled(data)));
}

/**
 * Whether a record has anything to show: one that is a list without rows has not.
 *
 * @example isFilled([]) // => false
 */
export function isFilled(data: unknown): boolean {
  return data !== undefined && !(Array.isArray(data) && data.length === 0);
}

function rowOf(path: string): readonly Kind[] | undefined {
  const route = (ALIASES as Readonly<Record<string, RoutePath>>)[path] ?? path;
  return NEEDS[route as RoutePath];
}
