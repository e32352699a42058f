import type { RoutePath } from './routes.ts';

/** The header's eight links, in the specified order (rule shell.header-links). Labels: `common.nav`. */
export const HEADER_LINKS = [
  { path: '/', label: 'home' },
  { path: '/about-us', label: 'about' },
  { path: '/services', label: 'services' },
  { path: '/challenged', label: 'cases' },
  { path: '/recruit_se', label: 'recruit' },
  { path: '/news', label: 'news' },
  { path: '/tech-articles', label: 'articles' },
  { path: '/contact', label: 'contact' },
] as const satisfies readonly { path: RoutePath; label: string }[];

/** The footer's groups of links behind the services; prose pages stand behind the first link of `support` (rule shell.footer-links). Labels: `common.footer.links`, headings: `common.footer.groups`. */
export const FOOTER_GROUPS = [
  {
    group: 'company',
    links: [
      { path: '/about-us', label: 'about' },
      { path: '/challenged', label: 'cases' },
      { path: '/recruit_se', label: 'recruit' },
      { path: '/news', label: 'news' },
    ],
  },
  {
    group: 'support',
    links: [
      { path: '/contact', label: 'contact' },
      { path: '/faq', label: 'faq' },
    ],
  },
] as const satisfies readonly { group: string; links: readonly { path: RoutePath; label: string }[] }[];

/** The line beside the copyright; prose pages stand behind the first link (rule shell.small-line). Labels: `common.footer.small`. */
export const SMALL_LINKS = [
  { path: '/sitemap', label: 'sitemap' },
  { path: '/sitemap#feeds', label: 'feeds' },
] as const satisfies readonly { path: RoutePath | `${RoutePath}#${string}`; label: string }[];

/** Pages that belong under a header link although their path does not begin with it. */
const SECTION_OF: Readonly<Record<string, RoutePath>> = {
  '/case-studies': '/challenged',
  '/recruit': '/recruit_se',
  '/about': '/about-us',
};

/**
 * How a header link marks itself on a page: `page` on its own page, `true` on the pages below it (rule shell.header-current).
 *
 * @param link a header link's path
 * @param path the path shown, without language
 * @example currentMark('/recruit_se', '/recruit/system-engineer') // => 'true'
 * @example currentMark('/', '/news') // => undefined
 */
export function currentMark(link: RoutePath, path: string): 'page' | 'true' | undefined {
  const section = `/${path.split('/')[1] ?? ''}`;
  if (path === link || SECTION_OF[path] === link) return 'page';
  return (SECTION_OF[section] ?? section) === link ? 'true' : undefined;
}
