import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';

/** One language's file of an entry, as far as its translation state goes. Dates `YYYY-MM-DD`. */
export interface Version {
  readonly slug: string;
  readonly lang: Lang;
  readonly title: string;
  readonly date?: string | undefined;
  readonly updated?: string | undefined;
  /** The original's newest date when this was translated. */
  readonly translatedFrom?: string | undefined;
}

/**
 * - `current`: made from the newest original, or of a kind of entry that has no dates.
 * - `stale`: the original changed since.
 * - `undated`: it does not say what it was made from, and the original was changed after it was published.
 * - `missing`: there is none; readers see the original.
 */
type TranslationState = 'current' | 'stale' | 'undated' | 'missing';

export interface TranslationRow {
  readonly slug: string;
  /** Of the original, the entry in the default language. */
  readonly title: string;
  /** The original's newest date. */
  readonly newest: string | undefined;
  readonly lang: Lang;
  readonly state: TranslationState;
}

const TRANSLATIONS = LANGS.filter((lang) => lang !== DEFAULT_LANG);

/** The state of every translation of a collection: a row for each original and each other language, in the order of the entries. */
export function translationRows(versions: readonly Version[]): TranslationRow[] {
  const originals = versions.filter(({ lang }) => lang === DEFAULT_LANG);
  return originals.flatMap((original) =>
    TRANSLATIONS.map((lang) => {
      const { slug, title } = original;
      const translation = versions.find((version) => version.slug === slug && version.lang === lang);
      return { slug, title, newest: newestOf(original), lang, state: stateOf(original, translation) };
    }),
  );
}

function stateOf(original: Version, translation: Version | undefined): TranslationState {
  if (translation === undefined) return 'missing';
  const newest = newestOf(original);
  if (newest === undefined) return 'current';
  if (translation.translatedFrom === undefined) return original.updated === undefined ? 'current' : 'undated';
  return translation.translatedFrom < newest ? 'stale' : 'current';
}

function newestOf({ date, updated }: Version): string | undefined {
  return updated ?? date;
}
