import { DEFAULT_LANG, LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import type { Audience } from '#src/site/deploy.ts';

export type PublicationStatus = 'published' | 'draft' | 'scheduled';

/**
 * The publication status of an entry on a day.
 *
 * @param today the day of the build, `YYYY-MM-DD` in the company's time zone
 */
export function statusOf(
  entry: { readonly date?: string; readonly draft?: boolean | undefined },
  today: string,
): PublicationStatus {
  if (entry.draft === true) return 'draft';
  return entry.date !== undefined && entry.date > today ? 'scheduled' : 'published';
}

/** Whether an entry is shown at all to an audience. */
export function isShown(status: PublicationStatus, audience: Audience): boolean {
  return audience === 'preview' || status === 'published';
}

/** Whether a position takes applications on a day; its last day still counts. Days are `YYYY-MM-DD` in the company's zone. */
export function isOpen({ validThrough }: { readonly validThrough?: string | undefined }, today: string): boolean {
  return validThrough === undefined || today <= validThrough;
}

/** When a site-wide notice is shown: both days included, `YYYY-MM-DD` in the company's zone. */
interface Period {
  readonly start: string;
  readonly end: string;
}

/** The notices that are shown on a day, the newest first. */
export function shownNotices<N extends Period>(notices: readonly N[], today: string): N[] {
  return notices
    .filter(({ start, end }) => start <= today && today <= end)
    .sort((a, b) => b.start.localeCompare(a.start));
}

interface Dated {
  readonly slug: string;
  readonly lang: Lang;
  readonly date: string;
}

/** The entries that a language shows: its own, and that of the default language where it has none. */
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

/**
 * Entries by a number of theirs, numbered anew from 1: where one goes, those behind it move up without an edit. Equal numbers by slug,
 * so that the order never depends on the file system.
 */
export function inOrder<
  Field extends 'rank' | 'order',
  E extends { readonly slug: string } & Readonly<Record<Field, number>>,
>(entries: readonly E[], by: Field): E[] {
  const sorted = entries.toSorted((a, b) => a[by] - b[by] || compare(a.slug, b.slug));
  return sorted.map((entry, at) => ({ ...entry, [by]: at + 1 }));
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
