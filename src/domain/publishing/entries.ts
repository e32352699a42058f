import { DEFAULT_LANG, LANG_INFO, type Lang } from '#src/i18n/langs.ts';

/** Fields of an entry that lists need: slug, language and day. */
interface Dated {
  readonly slug: string;
  readonly lang: Lang;
  readonly date: string;
}

/**
 * The entries that a language shows: its own, and that of the default language where it has none.
 *
 * @returns one entry per slug; `entry.lang` is the language of its text
 */
export function inLang<E extends Pick<Dated, 'slug' | 'lang'>>(entries: readonly E[], lang: Lang): E[] {
  const own = entries.filter((entry) => entry.lang === lang);
  if (lang === DEFAULT_LANG) return own;
  const translated = new Set(own.map((entry) => entry.slug));
  return [...own, ...entries.filter((entry) => entry.lang === DEFAULT_LANG && !translated.has(entry.slug))];
}

/** Newest first; entries of one day by slug, so that the order never depends on the file system. */
export function newestFirst<E extends Dated>(entries: readonly E[]): E[] {
  return [...entries].sort((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug));
}

/** The day on which something in a list last changed, for the sitemap. */
export function lastChange(
  entries: readonly { readonly date: string; readonly updated?: string | undefined }[],
): string | undefined {
  return entries
    .map(({ date, updated }) => updated ?? date)
    .sort()
    .at(-1);
}

/**
 * Length of a text: words if the language separates them by spaces, else characters.
 *
 * @param content the trimmed Markdown body, as the API gives it
 */
export function readingLength(content: string, lang: Lang): number {
  return LANG_INFO[lang].hasSpaces ? content.split(/\s+/).filter((word) => word !== '').length : content.length;
}

/** Minutes it takes to read a text: its length divided by 200, rounded up. */
export function readingMinutes(length: number): number {
  return Math.ceil(length / 200);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
