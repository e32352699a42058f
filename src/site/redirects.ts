import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';

/** A line of `_redirects`: where an address without a file leads. */
interface Redirect {
  readonly from: string;
  readonly to: string;
  /** 301 sends the browser on; 404 shows a page at the address asked for, with that status. */
  readonly status: 301 | 404;
}

/** The folder of drawings without a sheet of their own; there is no page above them. */
const DRAWINGS = '/infographics';

/** Never `/:splat` alone: `/ja//evil.example` would lead to `//evil.example`, another site (OWASP, unvalidated redirects). */
function withoutPrefix(section: string, prefix: string): Redirect[] {
  return [
    { from: prefix + section, to: section, status: 301 },
    { from: `${prefix + section}/*`, to: `${section}/:splat`, status: 301 },
  ];
}

/** A page whose address changed; paths without language. */
export interface MovedPage {
  readonly from: string;
  readonly to: string;
}

/**
 * All rules, first match first: moved pages; the prefix of the default language goes away; unknown addresses get their own
 * language's page.
 *
 * @param moved pages whose address changed: each in three languages, and with the default prefix too, so that one redirect is enough
 * @param lists paths below which unknown addresses show a not-found view of their own (rule headers.not-found)
 * @param pages paths of the pages: the other spellings of their first folders lead to one (rule languages.canonical)
 * @example redirects([{ from: '/news/a', to: '/news/b' }], ['/news'], ['/news'])[0] // => { from: '/ja/news/a', to: '/news/b', status: 301 }
 */
export function redirects(moved: readonly MovedPage[], lists: readonly string[], pages: readonly string[]): Redirect[] {
  const prefix = `/${DEFAULT_LANG}`;
  const sections = new Set(pages.map((path) => `/${path.split('/')[1]}`).filter((section) => section !== '/'));
  const notFound = (lang: (typeof LANGS)[number]): Redirect[] => [
    ...lists.map((list) => ({
      from: localizePath(`${list}/*`, lang),
      to: localizePath(`${list}/not-found`, lang),
      status: 404 as const,
    })),
    ...(lang === DEFAULT_LANG ? [] : [{ from: `/${lang}/*`, to: `/${lang}/404`, status: 404 as const }]),
  ];
  const movedTo = ({ from, to }: MovedPage): Redirect[] => [
    { from: `${prefix}${from}`, to, status: 301 },
    ...LANGS.map((lang) => ({ from: localizePath(from, lang), to: localizePath(to, lang), status: 301 as const })),
  ];
  return [
    ...moved.flatMap(movedTo),
    { from: prefix, to: '/', status: 301 },
    ...[...sections].flatMap((section) => withoutPrefix(section, prefix)),
    ...withoutPrefix(DRAWINGS, prefix).slice(1),
    ...LANGS.flatMap(notFound),
  ];
}

/**
 * The text of `dist/_redirects`.
 *
 * @example redirectsFile([], ['/news'], ['/news']).split('\n')[0] // => '/ja / 301'
 */
export function redirectsFile(...given: Parameters<typeof redirects>): string {
  return `${redirects(...given)
    .map(({ from, to, status }) => `${from} ${to} ${status}`)
    .join('\n')}\n`;
}
