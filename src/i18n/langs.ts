import config from '#site-config';
import type { Lang } from './known-languages.ts';

export { LANG_INFO, type Lang } from './known-languages.ts';
export type { Letters } from './lang-info.ts';

export const PUBLISHED_LANGS: readonly Lang[] = config.languages;

/** All languages in which pages are built: those offered to readers, then those in preparation. */
export const LANGS: readonly Lang[] = [...config.languages, ...config.draftLanguages];

const separateConsent: readonly Lang[] = config.separateConsent;

export const DEFAULT_LANG: Lang = config.defaultLanguage;

/**
 * Whether readers are offered a language. Pages of one in preparation are built, with words of the default language where it has none, but
 * search engines, the sitemap, alternates, the switch and the search leave them out.
 */
export function isPublished(lang: Lang): boolean {
  return PUBLISHED_LANGS.includes(lang);
}

/**
 * Whether the form of a language requires the separate consent to the transfer abroad. A company sets it for
 * languages whose readers may live in mainland China (PIPL, art. 39).
 */
export function hasSeparateConsent(lang: Lang): boolean {
  return separateConsent.includes(lang);
}

export type PerLang<T> = Readonly<Partial<Record<Lang, T | undefined>>>;

/**
 * The value for a language: its own, else that of the default language, else the first one.
 *
 * @throws Error when there is no value at all (a bug)
 */
export function forLang<T>(each: PerLang<T>, lang: Lang): T {
  const found = each[lang] ?? each[DEFAULT_LANG] ?? Object.values<T | undefined>(each)[0];
  if (found === undefined) throw new Error(`forLang: expected a value for ${lang} or ${DEFAULT_LANG}`);
  return found;
}

/** Whether a value is the code of a language of the site. */
export function isLang(value: unknown): value is Lang {
  return (LANGS as readonly unknown[]).includes(value);
}

/** The language of a request; the default language if the value is unknown or missing. */
export function langOrDefault(value: unknown): Lang {
  return isLang(value) ? value : DEFAULT_LANG;
}
