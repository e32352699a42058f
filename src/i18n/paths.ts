import { DEFAULT_LANG, isLang, LANG_INFO, LANGS, type Lang, PUBLISHED_LANGS } from './langs.ts';

/**
 * The address of a page in a language: the default one has no prefix.
 *
 * @param path begins with `/`, carries no language; a query or fragment is kept
 * @example localizePath('/news', 'en') // => '/en/news'
 */
export function localizePath(path: string, lang: Lang): string {
  if (lang === DEFAULT_LANG) return path;
  return /^\/($|[?#])/.test(path) ? `/${lang}${path.slice(1)}` : `/${lang}${path}`;
}

/** Take the language off an address, the inverse of {@link localizePath}. */
export function splitLang(address: string): { lang: Lang; path: string } {
  const [, first = '', ...rest] = address.split('/');
  if (!isLang(first) || first === DEFAULT_LANG) return { lang: DEFAULT_LANG, path: address };
  return { lang: first, path: `/${rest.join('/')}` };
}

export interface Alternate {
  readonly hreflang: string;
  readonly path: string;
}

/**
 * The hreflang alternates of a page: the languages it exists in, and `x-default`, which is the page in the default language.
 *
 * @param langs languages in which the page really exists; of those that are published, one alone has no alternates
 */
export function alternates(path: string, langs: readonly Lang[]): Alternate[] {
  const offered = PUBLISHED_LANGS.filter((lang) => langs.includes(lang));
  if (offered.length < 2) return [];
  const links = offered.map((lang) => ({ hreflang: LANG_INFO[lang].tag, path: localizePath(path, lang) }));
  return offered.includes(DEFAULT_LANG) ? [...links, { hreflang: 'x-default', path }] : links;
}

/** Astro's `getStaticPaths` of a page that exists once in every language, under `pages/[...lang]/`. */
export function langStaticPaths(): { params: { lang: string | undefined }; props: { lang: Lang } }[] {
  return LANGS.map((lang) => ({ params: langParam(lang), props: { lang } }));
}

/** The `[...lang]` parameter of a language; `undefined` makes the unprefixed address. */
export function langParam(lang: Lang): { lang: string | undefined } {
  return { lang: lang === DEFAULT_LANG ? undefined : lang };
}
