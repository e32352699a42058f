import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { FOOTER_GROUPS, HEADER_LINKS, SMALL_LINKS } from '#src/site/navigation.ts';
import { menuPages } from './query.ts';
import { activeServices, servicesOverview } from './services.ts';

/** A link of a menu; its path has no language. */
interface MenuLink {
  readonly path: string;
  readonly label: string;
  /** The language of its label. */
  readonly lang: Lang;
}

/**
 * The header's links that this content has pages for (rule shell.header-links).
 *
 * @example (await headerLinks('en'))[1] // => { path: '/about-us', label: 'about' }
 */
export async function headerLinks(lang: Lang): Promise<readonly (typeof HEADER_LINKS)[number][]> {
  const hasServices = (await servicesOverview(lang)) !== undefined;
  return HEADER_LINKS.filter(({ path }) => hasServices || path !== '/services');
}

/**
 * The footer's groups of links (rule shell.footer-links): the active services, if there are any, then the fixed groups with the prose
 * pages among them.
 *
 * @example (await footerGroups('en')).map(({ group }) => group) // => ['services', 'company', 'support']
 */
export async function footerGroups(
  lang: Lang,
): Promise<{ group: 'services' | (typeof FOOTER_GROUPS)[number]['group']; links: readonly MenuLink[] }[]> {
  const names = words(lang, 'common').footer.links;
  const services = await activeServices(lang);
  const pages = await menuPages('support', lang);
  const fixed = FOOTER_GROUPS.map(({ group, links }) => {
    const named = links.map(({ path, label }) => ({ path, label: names[label], lang }));
    return { group, links: group === 'support' ? behindFirst(named, pages) : named };
  });
  return services.length > 0 ? [{ group: 'services', links: services }, ...fixed] : fixed;
}

/**
 * The line beside the copyright (rule shell.small-line).
 *
 * @example (await smallLinks('en'))[0] // => { path: '/sitemap', label: 'Site map', lang: 'en' }
 */
export async function smallLinks(lang: Lang): Promise<MenuLink[]> {
  const names = words(lang, 'common').footer.small;
  const links = SMALL_LINKS.map(({ path, label }) => ({ path, label: names[label], lang }));
  return behindFirst(links, await menuPages('small', lang));
}

/** Prose pages stand behind the first link of their place. */
function behindFirst(links: readonly MenuLink[], pages: readonly MenuLink[]): MenuLink[] {
  return [...links.slice(0, 1), ...pages, ...links.slice(1)];
}

/**
 * The step of a breadcrumb to the page about all services; none where there is no such page.
 *
 * @example await aboveServices('en') // => [{ path: '/services', title: 'Services', lang: 'en' }]
 */
export async function aboveServices(lang: Lang): Promise<{ path: string; title: string; lang: Lang }[]> {
  const overview = await servicesOverview(lang);
  return overview === undefined ? [] : [{ path: '/services', title: overview.title, lang }];
}
