import { ABOUT, CAREERS, CASES, firstPath, type RoutePath } from './routes.ts';

/** Built-in pages that menus can link, and the key of their names in `common.nav`. A longer name for the footer is in `common.footer.links`. */
export const MENU_NAMES = {
  '/': 'home',
  [ABOUT]: 'about',
  '/services': 'services',
  [CASES]: 'cases',
  [CAREERS]: 'recruit',
  '/news': 'news',
  '/tech-articles': 'articles',
  '/faq': 'faq',
  '/contact': 'contact',
  '/sitemap': 'sitemap',
  '/sitemap#feeds': 'feeds',
} as const satisfies Partial<Record<RoutePath | `${RoutePath}#${string}`, string>>;

/** The menus of a site without `content/navigation.yaml`: every page in the header, and the site map below. */
export const DEFAULT_MENUS = {
  header: Object.keys(MENU_NAMES).filter((path) => !path.startsWith('/sitemap')),
  footer: [{ group: 'services' }],
  small: ['/sitemap'],
} as const;

/**
 * The `aria-current` of a header link on a page: `page` on its own page, `true` on the pages below it.
 *
 * @example currentMark('/services', '/services/consulting') // => 'true'
 */
export function currentMark(link: string, path: string): 'page' | 'true' | undefined {
  const section = `/${path.split('/')[1] ?? ''}`;
  if (path === link || firstPath(path) === link) return 'page';
  return firstPath(section) === link ? 'true' : undefined;
}
