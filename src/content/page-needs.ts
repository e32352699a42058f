import type { Section } from '#src/schemas/content/sections.ts';
import { ABOUT, CAREERS, CASES, firstPath, type RoutePath, SKILLS } from '#src/site/routes.ts';
import type { Kind } from './kinds.ts';

/** Pages made of sections, with their kinds. Each is one file per language. */
export const SECTION_PAGES = {
  [ABOUT]: 'about-us',
  [SKILLS]: 'skills',
  '/services': 'services-overview',
  '/services/terms': 'standard-terms',
  [CAREERS]: 'careers',
  '/resources': 'resources',
} as const satisfies Partial<Record<RoutePath, Kind>>;

/** Kinds of content without which a page of the route table does not exist. */
const NEEDS: Readonly<Partial<Record<string, readonly Kind[]>>> = {
  ...Object.fromEntries(Object.entries(SECTION_PAGES).map(([path, kind]) => [path, [kind]])),
  '/services': ['services', 'services-overview'],
  [CASES]: ['case-studies'],
  [CAREERS]: ['careers', 'jobs'],
  '/news': ['news'],
  '/tech-articles': ['tech-articles'],
  '/faq': ['faq'],
};

/**
 * The kinds of content that a page needs: those of its own row, or of the nearest page above it. A service's page does not need the page
 * about all services.
 *
 * @param path without language; a query or fragment is ignored
 */
export function needsOf(path: string): readonly Kind[] {
  const bare = path.replace(/[?#].*/, '');
  const section = `/${bare.split('/')[1] ?? ''}`;
  return NEEDS[firstPath(bare)] ?? (section === '/services' ? ['services'] : (NEEDS[firstPath(section)] ?? []));
}

/** Whether the content has every kind that a page needs. An empty list is no content. */
export function hasNeeds(path: string, entriesOf: (kind: Kind) => readonly { readonly data: unknown }[]): boolean {
  const has = (kind: Kind): boolean =>
    entriesOf(kind).some(({ data }) => data !== undefined && !(Array.isArray(data) && data.length === 0));
  const isOptional = (kind: Kind): boolean =>
    kind === 'jobs' && !entriesOf('careers').some(({ data }) => needsPositions(data));
  return needsOf(path).every((kind) => has(kind) || isOptional(kind));
}

/** Whether the careers page shows positions without a text for the time without any (`none`). */
function needsPositions(careers: unknown): boolean {
  const { sections = [] } = (careers ?? {}) as { readonly sections?: readonly Section[] };
  return sections.some((section) => section.type === 'position-sheets' && section.none === undefined);
}
