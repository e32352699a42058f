/** The one table of languages. Words: *lang* is `ja|en|zh` (addresses, files, API); *tag* is BCP-47 (html lang, hreflang, Intl). */
export const LANGS = ['ja', 'en', 'zh'] as const;

export type Lang = (typeof LANGS)[number];

/** The language of unprefixed addresses and the one that everything falls back to (rule languages.three). */
export const DEFAULT_LANG = 'ja' satisfies Lang;

interface LangInfo {
  /** The language's name in itself, as the switch in the header prints it. */
  readonly label: string;
  /** `<html lang>` and hreflang. */
  readonly tag: string;
  /** Locale for `Intl` formatters (rule languages.dates). */
  readonly locale: string;
  /** `og:locale`. */
  readonly openGraph: string;
}

export const LANG_INFO: Readonly<Record<Lang, LangInfo>> = {
  ja: { label: '日本語', tag: 'ja', locale: 'ja-JP', openGraph: 'ja_JP' },
  en: { label: 'EN', tag: 'en', locale: 'en-US', openGraph: 'en_US' },
  zh: { label: '中文', tag: 'zh-Hans', locale: 'zh-CN', openGraph: 'zh_CN' },
};

/**
 * Tell whether a value names one of the site's languages.
 *
 * @example isLang('en') // => true
 * @example isLang('zh-TW') // => false
 */
export function isLang(value: unknown): value is Lang {
  return (LANGS as readonly unknown[]).includes(value);
}

/**
 * The language a request asks for, Japanese for anything unknown or absent (rule api.reads).
 *
 * @example langOrDefault('fr') // => 'ja'
 */
export function langOrDefault(value: unknown): Lang {
  return isLang(value) ? value : DEFAULT_LANG;
}
