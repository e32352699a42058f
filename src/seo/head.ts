import { DEFAULT_LANG, isPublished, LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { type Alternate, alternates, localizePath } from '#src/i18n/paths.ts';
import { textWidth } from '#src/i18n/text-width.ts';
import { firstPath } from '#src/site/routes.ts';

interface HeadPage {
  readonly lang: Lang;
  /** The path shown, without language; may be an alias. */
  readonly path: string;
  readonly title: string;
  readonly siteName: string;
  /** Languages in which the page exists; a fallback entry has only its own language. */
  readonly langs?: readonly Lang[];
  readonly noindex?: boolean;
}

/** Addresses are paths; `<head>` adds the origin to those that need one. */
interface HeadTags {
  readonly title: string;
  readonly canonical: string | undefined;
  readonly alternates: readonly Alternate[];
  readonly robots: 'noindex' | undefined;
  /** `og:locale`: the language of the page's content. */
  readonly locale: string;
  /** The share image, drawn by the build (`share-images/share-images.ts`); an alias or a fallback entry has that of its canonical page. */
  readonly image: string | undefined;
  /** Whether the page is its own canonical page. */
  readonly isOwn: boolean;
}

/** Size of every share image, in pixels: the large cards of Open Graph and Twitter. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/**
 * Title, canonical link and alternates of a page. None of them depends on the address of the request.
 *
 * The canonical link of an alias is its canonical page, that of a fallback entry the page in the entry's language. Both have no
 * alternates.
 */
export function headTags({ lang, path, title, siteName, langs = LANGS, ...page }: HeadPage): HeadTags {
  const noindex = page.noindex === true || !isPublished(lang);
  const canonicalPath = firstPath(path);
  const written = langs.includes(lang) ? lang : (langs[0] ?? DEFAULT_LANG);
  const isOwn = canonicalPath === path && written === lang && !noindex;
  const canonical = noindex ? undefined : localizePath(canonicalPath, written);
  return {
    title: fullTitle(title, siteName, lang),
    canonical,
    alternates: isOwn ? alternates(canonicalPath, langs) : [],
    robots: noindex ? 'noindex' : undefined,
    locale: LANG_INFO[written].locale.replace('-', '_'),
    image: canonical && shareImagePath(canonical),
    isOwn,
  };
}

/**
 * The path of a page's share image. The name has no hash: hashes do not compress, and every page would pay for its own.
 *
 * @param address a canonical address, language included
 */
export function shareImagePath(address: string): string {
  return `/og${address === '/' ? '/index' : address.replace(/\.html$/, '')}.png`;
}

/** A page's title, followed by the site's name if both fit. */
export function fullTitle(title: string, siteName: string, lang: Lang): string {
  const full = `${title} | ${siteName}`;
  return title.includes(siteName) || textWidth(full) > LANG_INFO[lang].titleWidth ? title : full;
}
