import { fileOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import { article, newsItem, ownTables, page, shortCase, titleOf } from './tasks/writing.ts';

/** Entries that production must not show, for the comparison of builds; names that nothing else contains. */

const FAR = '2999-01-01';
/** A translation has the date of its original. */
const farDate = (lang: Lang) => (lang === DEFAULT_LANG ? `date: ${FAR}\n` : '');

/** Languages of an entry: the original alone, one translation, all. */
const [ORIGINAL, WITH_ONE, ALL] = [[DEFAULT_LANG], LANGS.slice(0, 2), LANGS].map((langs) =>
  langs.includes(DEFAULT_LANG) ? langs : [...langs, DEFAULT_LANG],
) as [typeof LANGS, typeof LANGS, typeof LANGS];

/** Paths without language of what only previews have, the languages in which each is written, and the UI string that marks it. */
export const HIDDEN = [
  { path: '/news/zz-draft', langs: ORIGINAL, mark: 'draft' },
  { path: '/news/zz-scheduled', langs: ALL, mark: 'scheduled' },
  { path: '/tech-articles/zz-scheduled-article', langs: WITH_ONE, mark: 'scheduled' },
  { path: '/case-studies/zz-draft-case', langs: ORIGINAL, mark: 'draft' },
  { path: '/zz-draft-page', langs: ORIGINAL, mark: 'draft' },
] as const;

/** A published entry that moved, so that redirects are compared too. */
export const MOVED = { from: '/news/zz-old-name', to: '/news/zz-moved' } as const;

/** The text of a notice that is shown on every day but the last, and of one that is not shown yet. */
export const NOTICE = Object.fromEntries(LANGS.map((lang) => [lang, titleOf(lang, 'notice')]));
const LATER = Object.fromEntries(LANGS.map((lang) => [lang, titleOf(lang, 'zz-later-notice')]));

/** Published entries, so that each list is there in production too, whatever the site itself has. */
const PUBLISHED: Readonly<Record<string, string>> = {
  [fileOf('tech-articles', DEFAULT_LANG, 'zz-published-article')]: article(
    DEFAULT_LANG,
    'zz-published-article',
    'date: 2025-01-06\n',
  ),
  [fileOf('case-studies', DEFAULT_LANG, 'zz-published-case')]: shortCase('zz-published-case', 'rank: 98\n'),
};

/** Changes to the tree that both builds get. */
export const CHANGES: Readonly<Record<string, string>> = {
  ...ownTables(),
  ...PUBLISHED,
  [fileOf('news', DEFAULT_LANG, 'zz-draft')]: newsItem(
    DEFAULT_LANG,
    'zz-draft',
    'date: 2026-01-05\ndraft: true\nformerSlugs: [zz-draft-before]\n',
  ),
  ...Object.fromEntries(
    ALL.map((lang) => [fileOf('news', lang, 'zz-scheduled'), newsItem(lang, 'zz-scheduled', farDate(lang))]),
  ),
  [fileOf('news', DEFAULT_LANG, 'zz-moved')]: newsItem(
    DEFAULT_LANG,
    'zz-moved',
    'date: 2025-01-06\nformerSlugs: [zz-old-name]\n',
  ),
  ...Object.fromEntries(
    WITH_ONE.map((lang) => [
      fileOf('tech-articles', lang, 'zz-scheduled-article'),
      article(lang, 'zz-scheduled-article', farDate(lang)),
    ]),
  ),
  [fileOf('case-studies', DEFAULT_LANG, 'zz-draft-case')]: shortCase('zz-draft-case', 'rank: 99\ndraft: true\n'),
  [fileOf('pages', DEFAULT_LANG, 'zz-draft-page')]: page('zz-draft-page', 'draft: true\n'),
  'content/notices.yaml': JSON.stringify([
    { id: 'shown', start: '2020-01-01', end: '2998-12-31', text: NOTICE },
    { id: 'later', start: FAR, end: FAR, text: LATER },
  ]),
};
