import { pagePath } from '#src/articles/pages.ts';
import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { bracketed } from '#src/i18n/writing.ts';
import type { Navigation } from '#src/schemas/content/tables.ts';
import { MENU_NAMES } from '#src/site/navigation.ts';
import { ABOUT, CAREERS, CASES, isRoute, type RoutePath, routeOf, SKILLS } from '#src/site/routes.ts';
import { listJobs } from './jobs.ts';
import { type EntryKind, isListKind, KINDS, LIST_KINDS, pageOf, sheetOf } from './kinds.ts';
import { dataOf, listCases, listNews, listPages, listRecords, listTechArticles, once } from './query.ts';
import { listServices } from './services.ts';
import { shownLinks, stepTo } from './shown-pages.ts';

/** A link of a menu or of the site map; its path has no language. */
interface PageLink {
  readonly path: string;
  readonly label: string;
  readonly lang: Lang;
  /** Number of the page's sheet in the set of drawings, which the header shows. */
  readonly sheet?: string;
}

/** Names of pages as the header shows them; the footer and the site map have room for a longer one. */
type Names = ReturnType<typeof longNames>;

/** The header's links to pages that this site has. */
export function headerLinks(lang: Lang): Promise<PageLink[]> {
  return once(`links of the header in ${lang}`, async () =>
    linksTo((await dataOf('navigation')).header, lang, words(lang, 'common').nav),
  );
}

/** The footer's groups that have a link. */
export function footerGroups(
  lang: Lang,
): Promise<{ readonly group: Navigation['footer'][number]['group']; readonly links: readonly PageLink[] }[]> {
  return once(`links of the footer in ${lang}`, async () => {
    const { footer } = await dataOf('navigation');
    const active = (await listServices(lang)).filter(({ status }) => status === 'active').map(({ path }) => path);
    const groups = footer.map(async ({ group, links = [] }) => {
      return { group, links: await linksTo(group === 'services' ? [...active, ...links] : links, lang) };
    });
    return (await Promise.all(groups)).filter(({ links }) => links.length > 0);
  });
}

/** The line next to the copyright. */
export function smallLinks(lang: Lang): Promise<PageLink[]> {
  return once(`links below the footer in ${lang}`, async () => linksTo((await dataOf('navigation')).small, lang));
}

function longNames(lang: Lang) {
  const { nav, footer } = words(lang, 'common');
  return { ...nav, ...footer.links };
}

/** Links to the pages that this site has. A path that cannot be linked is left out; the content check reports it. */
async function linksTo(paths: readonly string[], lang: Lang, names: Names = longNames(lang)): Promise<PageLink[]> {
  const shown = await shownLinks(paths.map((path) => ({ path })));
  return (await Promise.all(shown.map(({ path }) => linkTo(path, lang, names)))).flat();
}

async function linkTo(path: string, lang: Lang, names: Names): Promise<PageLink[]> {
  // Without a list there are no feeds.
  if (path === '/sitemap#feeds' && (await feedLinks(lang)).length === 0) return [];
  const route = path.replace(/#.*/, '');
  if (isRoute(route)) {
    const key = (MENU_NAMES as Readonly<Record<string, keyof Names>>)[path];
    const label = key ? names[key] : (await stepTo(path, lang))[0]?.title;
    return label === undefined ? [] : [{ path, label, lang, sheet: routeOf(route as RoutePath).sheet }];
  }
  const page = (await listPages(lang)).find(({ slug }) => pageOf('pages', slug) === path);
  if (page) return [{ path, label: page.menuLabel ?? page.title, lang: page.lang, sheet: page.sheet }];
  const service = (await listServices(lang)).find((one) => one.path === path);
  if (service === undefined) return [];
  return [{ path, label: service.label, lang: service.lang, sheet: sheetOf('services', service.order) }];
}

/** Maximum entries of a list in the site map. Older entries are on further pages of the list. */
const NEWEST = 100;

/** All pages of the site in a language by section, for the site map page. A section without a page is left out. */
export async function siteMap(lang: Lang) {
  const { nav } = words(lang, 'common');
  const { sitemap, search } = words(lang, 'search');
  const entries = (kind: EntryKind, all: readonly { slug: string; title: string; lang: Lang }[]): PageLink[] => {
    const links = all.map((entry) => ({ path: pageOf(kind, entry.slug), label: entry.title, lang: entry.lang }));
    if (!isListKind(kind) || links.length <= NEWEST) return links;
    return [...links.slice(0, NEWEST), { path: pagePath(KINDS[kind].path, 2), label: sitemap.older, lang }];
  };
  const services = (await listServices(lang)).map(({ path }) => path);
  const routes = await linksTo(
    ['/', ABOUT, SKILLS, CASES, CAREERS, '/news', '/tech-articles', '/contact', '/faq'],
    lang,
  );
  const at = (...paths: readonly string[]) => routes.filter(({ path }) => paths.includes(path));
  const sections: { key: string; title: string; links: readonly PageLink[] }[] = [
    { key: 'company', title: nav.about, links: at('/', ABOUT, SKILLS) },
    {
      key: 'services',
      title: nav.services,
      links: await linksTo(['/services', ...services, '/services/terms', '/resources'], lang),
    },
    {
      key: 'cases',
      title: nav.cases,
      links: [
        ...at(CASES),
        ...entries('case-studies', await listCases(lang)),
        ...entries('challenged', await listRecords(lang)),
      ],
    },
    { key: 'recruit', title: nav.recruit, links: [...at(CAREERS), ...entries('jobs', await listJobs(lang))] },
    { key: 'news', title: nav.news, links: [...at('/news'), ...entries('news', await listNews(lang))] },
    {
      key: 'articles',
      title: nav.articles,
      links: [...at('/tech-articles'), ...entries('tech-articles', await listTechArticles(lang))],
    },
    {
      key: 'support',
      title: sitemap.support,
      links: [
        ...at('/contact', '/faq'),
        ...entries('pages', await listPages(lang)),
        { path: '/search', label: search.title, lang },
      ],
    },
  ];
  return sections.filter(({ links }) => links.length > 0);
}

/** Addresses (without language) and titles of the feeds of lists that have entries. */
export async function feedLinks(lang: Lang): Promise<PageLink[]> {
  const lists = await shownLinks(LIST_KINDS.map((kind) => ({ kind, path: KINDS[kind].path })));
  return lists.flatMap(({ kind, path }) => {
    const { title } = words(lang, kind);
    return [
      { path: `${path}/feed.xml`, label: title + bracketed('RSS', lang), lang },
      { path: `${path}/feed.json`, label: title + bracketed('JSON Feed', lang), lang },
    ];
  });
}
