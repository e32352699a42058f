import { PAGE_SIZE } from '#src/articles/pages.ts';
import { type EntryKind, pageOf } from '#src/content/kinds.ts';
import { hasNeeds } from '#src/content/page-needs.ts';
import { type Lang, PUBLISHED_LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { ABOUT, CAREERS, CASES, FORM_PATH, HAS_CONSENT_PAGE, ROUTE_PATHS, SKILLS } from '#src/site/routes.ts';
import { publishedOf, shown } from '#tests/support/entries.ts';
import { inTurn } from '#tests/support/matrix.ts';

const news = shown('news');
const articles = shown('tech-articles');
const cases = shown('case-studies');
const positions = shown('jobs');
const prose = shown('pages');
const services = shown('services');

/**
 * Pages of a kind's entries, as far as there are such entries.
 *
 * @example pagesOf('jobs', shown('jobs')[0]) // => one page, none where there is no position
 */
export const pagesOf = (kind: EntryKind, ...entries: readonly ({ slug: string } | undefined)[]) =>
  entries.flatMap((entry) => (entry === undefined ? [] : [pageOf(kind, entry.slug)]));

const [anArticle] = articles;
const [aCase] = cases;

/** A few entries of each kind, of every form that its pages have, for what is true of all of them. */
const ENTRIES: readonly string[] = [
  ...new Set([
    ...pagesOf('services', ...services),
    // A featured case, a short one, and one with figures of its result.
    ...pagesOf(
      'case-studies',
      aCase,
      cases.at(-1),
      cases.find(({ result }) => result !== undefined),
    ),
    ...pagesOf('challenged', shown('challenged')[0]),
    ...pagesOf('jobs', ...positions),
    ...pagesOf('pages', ...prose),
    ...pagesOf('news', news[0], news.at(-1)),
    ...pagesOf(
      'tech-articles',
      anArticle,
      articles.find(({ infographic }) => infographic !== undefined),
    ),
    ...(news.length > PAGE_SIZE ? ['/news/page/2'] : []),
    ...(articles.length > PAGE_SIZE ? ['/tech-articles/page/2'] : []),
  ]),
];

const isThere = (path: string) => hasNeeds(path, publishedOf);

/** Paths of the route table, second ones included, that this content has pages for. */
export const SHOWN_ROUTES = ROUTE_PATHS.filter(isThere);

/** Addresses of every page of the route table, its aliases, and an entry of each collection, in every language. */
export const ADDRESSES: readonly { lang: Lang; path: string; address: string }[] = PUBLISHED_LANGS.flatMap((lang) =>
  [...SHOWN_ROUTES, ...ENTRIES].map((path) => ({
    lang,
    path,
    address: localizePath(path, lang),
  })),
);

/** One page of each family. Pages of a family share their components, so `npm test` checks modes on these pages only. */
export const FAMILIES: readonly string[] = [
  '/',
  ABOUT,
  SKILLS,
  '/services',
  ...pagesOf('services', services[1] ?? services[0]),
  '/services/terms',
  CASES,
  ...pagesOf('case-studies', aCase),
  CAREERS,
  ...pagesOf('jobs', positions.at(-1)),
  '/news',
  '/tech-articles',
  ...pagesOf('tech-articles', anArticle),
  '/contact',
  ...(HAS_CONSENT_PAGE ? [FORM_PATH] : []),
  '/faq',
  ...pagesOf('pages', prose.at(-1)),
  '/resources',
  '/sitemap',
  '/search',
  '/404',
].filter(isThere);

/**
 * The sample of `npm test`: every page once, with the languages in rotation. The full test suite has every page in every language.
 *
 * @example sampled('en').length // => a third of the pages, all of them in `test:full`
 */
export function sampled(lang: Lang): typeof ADDRESSES {
  const paths = [...new Set(ADDRESSES.map(({ path }) => path))];
  return ADDRESSES.filter(
    (page) => page.lang === lang && inTurn(PUBLISHED_LANGS, paths.indexOf(page.path)).includes(lang),
  );
}
