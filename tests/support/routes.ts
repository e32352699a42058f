import { LANGS, type Lang } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';
import { ALIASES, ROUTES } from '#src/site/routes.ts';

/** One entry of each collection, for what is true of all of them; the last of the news has no Chinese translation. */
const ENTRIES = [
  '/case-studies/realtime-integration',
  '/case-studies/angular-spa',
  '/case-studies/mulesoft-api-development',
  '/challenged/multitenant-web',
  '/news/page/2',
  '/news/year-end-holidays-2026',
  '/news/phone-hours-2025',
  '/tech-articles/page/2',
  '/tech-articles/drupal-ai-cto-prediction',
  '/tech-articles/event-driven-outbox',
] as const;

/** Addresses of every page of the route table, its aliases, and an entry of each collection, in every language. */
export const ADDRESSES: readonly { lang: Lang; path: string; address: string }[] = LANGS.flatMap((lang) =>
  [...Object.keys(ROUTES), ...Object.keys(ALIASES), ...ENTRIES].map((path) => ({
    lang,
    path,
    address: localizePath(path, lang),
  })),
);

/** One page of each family: pages of a family share their parts, so what differs by mode is looked at here in the gate. */
export const FAMILIES: readonly string[] = [
  '/',
  '/about-us',
  '/about-us/technical-skills',
  '/services',
  '/services/resident-development',
  '/challenged',
  '/case-studies/realtime-integration',
  '/recruit_se',
  '/recruit/system-engineer',
  '/news',
  '/tech-articles',
  '/tech-articles/event-driven-outbox',
  '/contact',
  '/contact/form',
  '/faq',
  '/privacy-policy',
  '/resources',
  '/sitemap',
  '/search',
  '/404',
];

/** Browser language in which a page of a language is not sent elsewhere. */
export const LOCALE: Readonly<Record<Lang, string>> = { ja: 'ja-JP', en: 'en-US', zh: 'zh-CN' };

/** Whether the whole matrix runs (`npm run test:full`), or the sample that the gate has time for. */
export const IS_FULL = process.env['TEST_MATRIX'] === 'full';

/**
 * The gate's sample: every page once, the languages taking turns; the whole matrix has every page in every language.
 *
 * @example sampled('en').length // => a third of the pages, all of them in `test:full`
 */
export function sampled(lang: Lang): typeof ADDRESSES {
  const paths = [...new Set(ADDRESSES.map(({ path }) => path))];
  return ADDRESSES.filter(
    (page) => page.lang === lang && (IS_FULL || LANGS[paths.indexOf(page.path) % LANGS.length] === lang),
  );
}
