import { DEFAULT_LANG, isPublished, LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { type Alternate, alternates, localizePath } from '#src/i18n/paths.ts';
import { textWidth } from '#src/i18n/text-width.ts';
import { ALIASES } from '#src/site/routes.ts';

/** A page as the head sees it. */
interface HeadPage {
  readonly lang: Lang;
  /** The path shown, without language; may be an alias. */
  readonly path: string;
  readonly title: string;
  readonly siteName: string;
  /** Languages the page really exists in; a fallback entry names only its own. */
  readonly langs?: readonly Lang[];
  readonly noindex?: boolean;
}

/** What `<head>` prints of it. Addresses are paths; the origin comes in front where a full address is needed. */
interface HeadTags {
  readonly title: string;
  readonly canonical: string | undefined;
  readonly alternates: readonly Alternate[];
  readonly robots: 'noindex' | undefined;
  /** `og:locale`: of the language the page's content is written in. */
  readonly locale: string;
  /** The share image, drawn by the build (`share-images/share-images.ts`); an alias or a fallback entry has that of its canonical page. */
  readonly image: string | undefined;
  /** The page stands for itself: its address is its canonical one. */
  readonly isOwn: boolean;
}

/** Size of every share image, in pixels; what the large cards of Open Graph and Twitter are cut from. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/**
 * Decide title, canonical link and alternates of a page; nothing is built from the request's address.
 *
 * An alias points to its canonical page; a fallback entry to the page in its own language; both have no alternates (rule languages.alternates).
 *
 * @example headTags({ lang: 'en', path: '/about', title: 'Company', siteName: 'S' }).canonical // => '/en/about-us'
 */
export function headTags({ lang, path, title, siteName, langs = LANGS, ...page }: HeadPage): HeadTags {
  const noindex = page.noindex === true || !isPublished(lang);
  const canonicalPath = (ALIASES as Record<string, string>)[path] ?? path;
  const written = langs.includes(lang) ? lang : (langs[0] ?? DEFAULT_LANG);
  const isOwn = canonicalPath === path && written === lang && !noindex;
  const canonical = noindex ? undefined : localizePath(canonicalPath, written);
  return {
    title: fullTitle(title, siteName, lang),
    canonical,
    alternates: isOwn ? alternates(canonicalPath, langs) : [],
    robots: noindex ? 'noindex' : undefined,
    locale: LANG_INFO[written].openGraph,
    image: canonical && shareImagePath(canonical),
    isOwn,
  };
}

/**
 * Where a page's share image lies. No hash in the name: it would cost each page bytes that do not compress.
 *
 * @param address a canonical address, language included
 * @example shareImagePath('/en/news') // => '/og/en/news.png'
 * @example shareImagePath('/') // => '/og/index.png'
 */
export function shareImagePath(address: string): string {
  return `/og${address === '/' ? '/index' : address.replace(/\.html$/, '')}.png`;
}

/**
 * A page's title with the site's name behind it where both fit.
 *
 * @example fullTitle('News', 'Example Works', 'en') // => 'News | Example Works'
 */
export function fullTitle(title: string, siteName: string, lang: Lang): string {
  const full = `${title} | ${siteName}`;
  return title.includes(siteName) || textWidth(full) > LANG_INFO[lang].titleWidth ? title : full;
}
