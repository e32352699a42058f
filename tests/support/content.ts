import type { DataOf, Kind } from '#src/content/kinds.ts';
import { readValidFiles, type ValidFile } from '#src/content/read-content.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';

const known = new Map<Kind, readonly ValidFile<Kind>[]>();

/** The valid files of a kind behind the built site, in every language and with drafts. They are read once. */
export function contentOf<K extends Kind>(kind: K): readonly ValidFile<K>[] {
  const files = known.get(kind) ?? readValidFiles(kind, '.');
  known.set(kind, files);
  return files as readonly ValidFile<K>[];
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
