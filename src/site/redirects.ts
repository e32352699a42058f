import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { localizePath } from '#src/i18n/paths.ts';

/** A line of `_redirects`, for addresses without a file. */
interface Redirect {
  readonly from: string;
  readonly to: string;
  /** 301 redirects the browser; 404 shows a page at the requested address with this status. */
  readonly status: 301 | 404;
}

/** The folder of the infographics; it has no page of its own. */
const DRAWINGS = '/infographics';

/** Redirects to a section without a prefix. A target of `/:splat` alone is unsafe: `/ja//evil.example` would become `//evil.example`. */
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
 * All redirect rules in order of priority: moved pages, the prefix of the default language, and the not-found page of each language.
 *
 * @param moved pages whose address changed: in each language, and with the default prefix, so that one redirect is enough
 * @param pages paths of the pages, for redirects from other spellings of their first folder
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

/** The text of `dist/_redirects`. */
export function redirectsFile(...given: Parameters<typeof redirects>): string {
  return `${redirects(...given)
    .map(({ from, to, status }) => `${from} ${to} ${status}`)
    .join('\n')}\n`;
}
