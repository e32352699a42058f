import type { Lang } from '#src/i18n/langs.ts';

export interface EntryPage<E> {
  readonly lang: Lang;
  readonly entry: E;
  /** Languages in which the entry is really written, in the site's order. */
  readonly langs: readonly Lang[];
  readonly newer: E | undefined;
  readonly older: E | undefined;
  /** Place in the list from the oldest on, 1 or more: the number of its sheet. */
  readonly number: number;
}

/**
 * The detail pages of all entries in all languages. Neighbours and languages are found in one walk: with ten thousand entries
 * a search per page would take minutes.
 *
 * @param lists each language's entries, newest first, fallbacks included
 */
export function entryPages<E extends { readonly slug: string; readonly lang: Lang }>(
  lists: readonly { readonly lang: Lang; readonly entries: readonly E[] }[],
): EntryPage<E>[] {
  const written = new Map<string, Lang[]>();
  for (const { lang, entries } of lists) {
    for (const entry of entries)
      if (entry.lang === lang) written.set(entry.slug, [...(written.get(entry.slug) ?? []), lang]);
  }
  return lists.flatMap(({ lang, entries }) =>
    entries.map((entry, at) => ({
      lang,
      entry,
      langs: written.get(entry.slug) ?? [entry.lang],
      newer: entries[at - 1],
      older: entries[at + 1],
      number: entries.length - at,
    })),
  );
}
