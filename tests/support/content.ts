import type { DataOf, Kind } from '#src/content/kinds.ts';
import { readCollection, type SourceEntry } from '#src/content/reading/read-collection.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';

const known = new Map<Kind, readonly SourceEntry[]>();

/** The valid files of a kind behind the built site, in every language and with drafts. They are read once. */
export function contentOf(kind: Kind): readonly SourceEntry[] {
  const entries = known.get(kind) ?? readCollection(kind, '.').entries;
  known.set(kind, entries);
  return entries;
}

/**
 * The data of a kind that has one file, or one in each language, else in the default one; undefined where a site has none.
 *
 * @example recordOf('company', 'en').shortName
 */
export function recordOf<K extends Kind>(kind: K, lang: Lang = DEFAULT_LANG): DataOf<K> {
  const inLang = (language: Lang) => contentOf(kind).find((one) => one.lang === language);
  return (inLang(lang) ?? inLang(DEFAULT_LANG))?.data as DataOf<K>;
}
