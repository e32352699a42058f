import settings from '#site-config';
import type { Paths, SiteConfig } from '#src/i18n/site-config.ts';

/** The route table: every page that is not an entry of a collection, by its path without language. Prose pages are entries. */

interface Route {
  readonly sheet: string;
  /** The scale in the title block: larger for deeper pages. */
  readonly scale: '1:500' | '1:200' | '1:50' | '1:20' | '1:1';
  /** Kept out of search engines and of the sitemap. */
  readonly noindex?: true;
}

const { about, careers, cases } = settings.paths;
const lastOf = (paths: Paths): string => paths.at(-1) ?? paths[0];

/** Pages whose address is a setting of the site (`paths` of `site.config.ts`). */
export const [ABOUT] = about;
export const SKILLS = `${ABOUT}/technical-skills` as const;
export const [CAREERS] = careers;
export const [CASES] = cases;

/** Parent paths of the pages of positions, cases and full records of projects. */
export const [JOBS, CASE_STUDIES, RECORDS] = [lastOf(careers), lastOf(cases), CASES];

/**
 * Whether visitors agree on a page of its own before they see the form (`consent` of `site.config.ts`). Otherwise the contact page is the
 * form.
 */
export const HAS_CONSENT_PAGE = (settings as SiteConfig).consent === 'page';
export const FORM_PATH = HAS_CONSENT_PAGE ? '/contact/form' : '/contact';

/** Pages with the same address on every site. */
const FIXED = {
  '/': { sheet: 'A-00', scale: '1:500' },
  '/services': { sheet: 'S-00', scale: '1:200' },
  '/services/terms': { sheet: 'S-90', scale: '1:50' },
  '/news': { sheet: 'N-00', scale: '1:200' },
  '/tech-articles': { sheet: 'T-00', scale: '1:200' },
  '/contact': { sheet: 'Q-00', scale: '1:1' },
  '/contact/form': { sheet: 'Q-01', scale: '1:1', noindex: true },
  '/contact/thanks': { sheet: 'Q-02', scale: '1:1', noindex: true },
  '/faq': { sheet: 'Q-10', scale: '1:200' },
  '/resources': { sheet: 'Q-30', scale: '1:200' },
  '/sitemap': { sheet: 'Q-40', scale: '1:200' },
  '/search': { sheet: 'Q-41', scale: '1:1', noindex: true },
  '/404': { sheet: 'Z-04', scale: '1:1', noindex: true },
  '/500': { sheet: 'Z-05', scale: '1:1', noindex: true },
} as const satisfies Record<string, Route>;

export const ROUTES = {
  ...FIXED,
  [ABOUT]: { sheet: 'A-10', scale: '1:500' },
  [SKILLS]: { sheet: 'A-11', scale: '1:50' },
  [CASES]: { sheet: 'C-00', scale: '1:200' },
  [CAREERS]: { sheet: 'R-00', scale: '1:200' },
} as const satisfies Record<string, Route>;

export type RoutePath = keyof typeof ROUTES;

const SEVERAL: readonly Paths[] = [about, cases, careers];

/** Further paths of pages: status 200, with the canonical link of the first path. */
export const ALIASES: Readonly<Record<string, RoutePath>> = Object.fromEntries(
  SEVERAL.flatMap(([first, ...further]) => further.map((path) => [path, first as RoutePath])),
);

/** Every path of the route table, further ones included. */
export const ROUTE_PATHS: readonly string[] = [
  ...Object.keys(FIXED).filter((path) => HAS_CONSENT_PAGE || path !== '/contact/form'),
  SKILLS,
  ...SEVERAL.flat(),
];

/** Slugs that an entry may not have, because a page, feed or API address has them. */
export const RESERVED_SLUGS: readonly string[] = ['page', 'tags', 'feed', 'not-found'];

/** The first path of a page, from any of its paths. */
export function firstPath(path: string): string {
  return ALIASES[path] ?? path;
}

/** All paths of a page, the first one first. */
export function pathsOfPage(path: RoutePath): readonly string[] {
  return [path, ...Object.keys(ALIASES).filter((alias) => ALIASES[alias] === path)];
}

/** Whether a path is a page of the route table or an alias of one. */
export function isRoute(path: string): boolean {
  return path in ROUTES || path in ALIASES;
}

/** The row of the route table for a page. */
export function routeOf(path: RoutePath): Route {
  return ROUTES[path];
}
