/** The one table of languages. Words: *lang* is `ja|en|zh` (addresses, files, API); *tag* is BCP-47 (html lang, hreflang, Intl). */
export const LANGS = ['ja', 'en', 'zh'] as const;

export type Lang = (typeof LANGS)[number];

/** The language of unprefixed addresses and the one that everything falls back to (rule languages.three). */
export const DEFAULT_LANG = 'ja' satisfies Lang;

/** The letters that a language is written in: which fonts draw them, where a title may break, what numbers an axis of a drawing. */
export type Letters = 'japanese' | 'latin' | 'chinese';

interface LangInfo {
  /**
   * Whether readers are offered the language. Until then its pages are built, with Japanese words where it has none yet, for those who
   * know the address; search engines, sitemap, alternates, the switch and the search leave it out (docs/languages.md).
   */
  readonly published: boolean;
  /** The language's own name, as the switch in the header prints it. */
  readonly label: string;
  /** `<html lang>` and hreflang. */
  readonly tag: string;
  /** Locale for `Intl` formatters (rule languages.dates). */
  readonly locale: string;
  /** `og:locale`. */
  readonly openGraph: string;
  readonly letters: Letters;
  /** Words stand apart; else they are joined, and sentences too. */
  readonly hasSpaces: boolean;
  /** Letters are as wide as they are high: lines stand further apart, brackets are full width, lengths are counted in characters. */
  readonly isFullWidth: boolean;
  /** A day in figures (rule languages.dates). */
  readonly day: Readonly<Intl.DateTimeFormatOptions>;
  /** A month alone. Chinese long names are in Chinese numerals; the short one is the usual "12月". */
  readonly month: 'long' | 'short';
  /** Yen in which a year's pay is counted; the catalogue names the unit. */
  readonly payUnit: number;
  /** Thousands before that unit are grouped: 1,500万, but 1500万 in Chinese. */
  readonly groupsPay: boolean;
  /** The company's number as readers dial it: those in the country without its code. */
  readonly phone: 'national' | 'international';
  /** The clock that readers share; Tokyo's where they share none. */
  readonly readersZone: string;
  /** Columns, of which a full-width character takes two: the widest title that search results show whole. */
  readonly titleWidth: number;
  /** The narrowest and widest description that search results show whole, in columns. */
  readonly descriptionWidth: { readonly least: number; readonly most: number };
}

const LONG_DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;
/** 32 characters of a title; 50–120 of a description. */
const FULL_WIDTH = { hasSpaces: false, isFullWidth: true, titleWidth: 64, descriptionWidth: { least: 100, most: 240 } };

const TABLE = {
  ja: {
    published: true,
    label: '日本語',
    tag: 'ja',
    locale: 'ja-JP',
    openGraph: 'ja_JP',
    letters: 'japanese',
    ...FULL_WIDTH,
    day: LONG_DAY,
    month: 'short',
    payUnit: 10_000,
    groupsPay: true,
    phone: 'national',
    readersZone: 'Asia/Tokyo',
  },
  en: {
    published: true,
    label: 'EN',
    tag: 'en',
    locale: 'en-US',
    openGraph: 'en_US',
    letters: 'latin',
    hasSpaces: true,
    isFullWidth: false,
    day: { year: 'numeric', month: '2-digit', day: '2-digit' },
    month: 'long',
    payUnit: 1_000_000,
    groupsPay: true,
    phone: 'international',
    readersZone: 'Asia/Tokyo',
    titleWidth: 60,
    descriptionWidth: { least: 70, most: 160 },
  },
  zh: {
    published: true,
    label: '中文',
    tag: 'zh-Hans',
    locale: 'zh-CN',
    openGraph: 'zh_CN',
    letters: 'chinese',
    ...FULL_WIDTH,
    day: LONG_DAY,
    month: 'short',
    payUnit: 10_000,
    groupsPay: false,
    phone: 'international',
    readersZone: 'Asia/Shanghai',
  },
} as const satisfies Readonly<Record<Lang, LangInfo>>;

export const LANG_INFO: Readonly<Record<Lang, LangInfo>> = TABLE;

/** The languages that readers are offered. */
// Marked as pure, or scripts of the browser that need the names alone would carry the whole table.
export const PUBLISHED_LANGS: readonly Lang[] = /* @__PURE__ */ LANGS.filter((lang) => LANG_INFO[lang].published);

export type PublishedLang = { [L in Lang]: (typeof TABLE)[L]['published'] extends true ? L : never }[Lang];

/** Something in each language that readers are offered; one that is not yet published may lack it. */
export type PerLang<T> = Readonly<Record<PublishedLang, T> & Partial<Record<Lang, NoInfer<T> | undefined>>>;

/**
 * What a language has of something, the Japanese one where it has none yet.
 *
 * @example forLang({ ja: '分類', en: 'Category', zh: '分类' }, 'en') // => 'Category'
 */
export function forLang<T>(each: PerLang<T>, lang: Lang): T {
  return each[lang] ?? each[DEFAULT_LANG];
}

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
