import { pagePath } from '#src/articles/pages.ts';
import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { bracketed } from '#src/i18n/writing.ts';
import { CAREERS, CASES } from '#src/site/routes.ts';
import { listJobs } from './jobs.ts';
import { type EntryKind, isListKind, KINDS, LIST_KINDS, pageOf } from './kinds.ts';
import { listCases, listNews, listPages, listRecords, listTechArticles } from './query.ts';
import { listServices } from './services.ts';
import { shownLinks, stepTo } from './shown-pages.ts';

/** Maximum entries of a list in the site map. Older entries are on further pages of the list. */
const NEWEST = 100;

/** A page in the site map; its path has no language. */
interface MapLink {
  readonly path: string;
  readonly title: string;
  /** The language of the title. */
  readonly lang: Lang;
}

interface MapSection {
  readonly key: string;
  readonly title: string;
  readonly links: readonly MapLink[];
}

/** All pages of the site in a language by section, for the site map page. A section without a page is left out. */
export async function siteMap(lang: Lang): Promise<MapSection[]> {
  const { nav, footer } = words(lang, 'common');
  const text = words(lang, 'search').sitemap;
  const link = (path: string, title: string, written = lang): MapLink => ({ path, title, lang: written });
  const entries = (kind: EntryKind, all: readonly { slug: string; title: string; lang: Lang }[]) => {
    const links = all.map((entry) => link(pageOf(kind, entry.slug), entry.title, entry.lang));
    if (!isListKind(kind) || links.length <= NEWEST) return links;
    return [...links.slice(0, NEWEST), link(pagePath(KINDS[kind].path, 2), text.older)];
  };
  const sections: MapSection[] = [
    {
      key: 'company',
      title: nav.about,
      links: [
        link('/', nav.home),
        link('/about-us', footer.links.about),
        ...(await stepTo('/about-us/technical-skills', lang)),
      ],
    },
    {
      key: 'services',
      title: nav.services,
      links: [
        ...(await stepTo('/services', lang)),
        ...(await listServices(lang)).map((service) => link(service.path, service.label, service.lang)),
        ...(await stepTo('/services/terms', lang)),
        ...(await stepTo('/resources', lang)),
      ],
    },
    {
      key: 'cases',
      title: nav.cases,
      links: [
        link(CASES, nav.cases),
        ...entries('case-studies', await listCases(lang)),
        ...entries('challenged', await listRecords(lang)),
      ],
    },
    {
      key: 'recruit',
      title: nav.recruit,
      links: [link(CAREERS, nav.recruit), ...entries('jobs', await listJobs(lang))],
    },
    { key: 'news', title: nav.news, links: [link('/news', nav.news), ...entries('news', await listNews(lang))] },
    {
      key: 'articles',
      title: nav.articles,
      links: [link('/tech-articles', nav.articles), ...entries('tech-articles', await listTechArticles(lang))],
    },
    {
      key: 'support',
      title: text.support,
      links: [
        link('/contact', nav.contact),
        link('/faq', nav.faq),
        ...entries('pages', await listPages(lang)),
        link('/search', words(lang, 'search').search.title),
      ],
    },
  ];
  const shown = await Promise.all(sections.map(async (one) => ({ ...one, links: await shownLinks(one.links) })));
  return shown.filter(({ links }) => links.length > 0);
}

/** Addresses (without language) and titles of the feeds of lists that have entries. */
export function feedLinks(lang: Lang): Promise<MapLink[]> {
  const feeds = LIST_KINDS.flatMap((kind) => {
    const { path } = KINDS[kind];
    const { title } = words(lang, kind);
    return [
      { path: `${path}/feed.xml`, title: title + bracketed('RSS', lang), lang },
      { path: `${path}/feed.json`, title: title + bracketed('JSON Feed', lang), lang },
    ];
  });
  return shownLinks(feeds);
}
