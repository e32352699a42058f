/** The route table: every page that is not an entry of a collection, by its path without language (rule shell.routes). Prose pages are entries. */

interface Route {
  /** Number of the sheet in the set of drawings, shown in the title block (rule design.sheets). */
  readonly sheet: string;
  /** The scale in the title block: larger for deeper pages. */
  readonly scale: '1:500' | '1:200' | '1:50' | '1:20' | '1:1';
  /** Kept out of search engines and of the sitemap. */
  readonly noindex?: true;
}

export const ROUTES = {
  '/': { sheet: 'A-00', scale: '1:500' },
  '/about-us': { sheet: 'A-10', scale: '1:500' },
  '/about-us/technical-skills': { sheet: 'A-11', scale: '1:50' },
  '/services': { sheet: 'S-00', scale: '1:200' },
  '/services/terms': { sheet: 'S-90', scale: '1:50' },
  '/challenged': { sheet: 'C-00', scale: '1:200' },
  '/recruit_se': { sheet: 'R-00', scale: '1:200' },
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

export type RoutePath = keyof typeof ROUTES;

/** Second paths of pages: status 200, with the canonical link of the first path (rule languages.two-paths). */
export const ALIASES = {
  '/about': '/about-us',
  '/case-studies': '/challenged',
  '/recruit': '/recruit_se',
} as const satisfies Record<string, RoutePath>;

/** Every path of the route table, second ones included. */
export const ROUTE_PATHS: readonly string[] = [...Object.keys(ROUTES), ...Object.keys(ALIASES)];

/** Slugs that an entry may not have, because a page, feed or API address has them (rule lists.reserved-slugs). */
export const RESERVED_SLUGS: readonly string[] = ['page', 'tags', 'feed', 'not-found'];

/** Whether a path is a page of the route table or an alias of one. */
export function isRoute(path: string): boolean {
  return path in ROUTES || path in ALIASES;
}

/** The row of the route table for a page. */
export function routeOf(path: RoutePath): Route {
  return ROUTES[path];
}
