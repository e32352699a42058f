import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';
import type { Navigation } from '#src/schemas/content/navigation.ts';
import { MENU_NAMES } from '#src/site/navigation.ts';
import { isRoute, type RoutePath, routeOf } from '#src/site/routes.ts';
import { dataOf, once } from './collections.ts';
import { pageOf, sheetOf } from './kinds.ts';
import { listPages } from './query.ts';
import { activeServices, listServices } from './services.ts';
import { hasPage, stepTo } from './shown-pages.ts';
import { feedLinks } from './site-map.ts';

/** A link of a menu; its path has no language. */
interface MenuLink {
  readonly path: string;
  readonly label: string;
  /** The language of the label. */
  readonly lang: Lang;
  /** Number of the page's sheet in the set of drawings. */
  readonly sheet: string;
}

type Place = 'header' | 'footer';

/** The header's links to pages that this site has. */
export function headerLinks(lang: Lang): Promise<MenuLink[]> {
  return once(`links of the header in ${lang}`, async () =>
    linksTo((await dataOf('navigation')).header, 'header', lang),
  );
}

/** The footer's groups that have a link. */
export function footerGroups(
  lang: Lang,
): Promise<{ readonly group: Navigation['footer'][number]['group']; readonly links: readonly MenuLink[] }[]> {
  return once(`links of the footer in ${lang}`, async () => {
    const { footer } = await dataOf('navigation');
    const services = (await activeServices(lang)).map(({ path }) => path);
    const groups = footer.map(async ({ group, links = [] }) => {
      const paths = group === 'services' ? [...services, ...links] : links;
      return { group, links: await linksTo(paths, 'footer', lang) };
    });
    return (await Promise.all(groups)).filter(({ links }) => links.length > 0);
  });
}

/** The line next to the copyright. */
export function smallLinks(lang: Lang): Promise<MenuLink[]> {
  return once(`links below the footer in ${lang}`, async () =>
    linksTo((await dataOf('navigation')).small, 'footer', lang),
  );
}

async function linksTo(paths: readonly string[], place: Place, lang: Lang): Promise<MenuLink[]> {
  const links = await Promise.all(paths.map(async (path) => ((await hasPage(path)) ? linkTo(path, place, lang) : [])));
  return links.flat();
}

/** The link to a page. None for a path that menus cannot link, which the content check reports. */
async function linkTo(path: string, place: Place, lang: Lang): Promise<MenuLink[]> {
  const bare = path.replace(/#.*/, '');
  // Without a list there are no feeds.
  if (path === '/sitemap#feeds' && (await feedLinks(lang)).length === 0) return [];
  if (isRoute(bare)) {
    const label = await nameOf(path, place, lang);
    return label === undefined ? [] : [{ path, label, lang, sheet: routeOf(bare as RoutePath).sheet }];
  }
  const page = (await listPages(lang)).find(({ slug }) => pageOf('pages', slug) === path);
  if (page) return [{ path, label: page.menuLabel ?? page.title, lang: page.lang, sheet: page.sheet }];
  const service = (await listServices(lang)).find((one) => one.path === path);
  if (service === undefined) return [];
  return [{ path, label: service.label, lang: service.lang, sheet: sheetOf('services', service.order) }];
}

/** The name of a built-in page in a menu; by default the title of the page. */
async function nameOf(path: string, place: Place, lang: Lang): Promise<string | undefined> {
  const { nav, footer } = words(lang, 'common');
  const key = (MENU_NAMES as Readonly<Record<string, keyof typeof nav>>)[path];
  if (key === undefined) return (await stepTo(path, lang))[0]?.title;
  return place === 'footer' && key === 'about' ? footer.links.about : nav[key];
}
