/** The letters that a language is written in: which fonts draw them, where a title may break, what numbers an axis of a drawing. */
export type Letters = 'japanese' | 'latin' | 'chinese' | 'korean';

/** The properties of a language. */
interface LangInfo {
  /** The language's own name, as the switch in the header prints it. */
  readonly label: string;
  /** `<html lang>` and hreflang. */
  readonly tag: string;
  /** Locale for `Intl` formatters (rule languages.dates). */
  readonly locale: string;
  readonly letters: Letters;
  /** Whether spaces separate words and sentences. */
  readonly hasSpaces: boolean;
  /** Whether letters are square: line spacing is larger, brackets are full width, lengths are counted in characters. */
  readonly isFullWidth: boolean;
  /** A day in figures (rule languages.dates). */
  readonly day: Readonly<Intl.DateTimeFormatOptions>;
  /** A month alone. Chinese long names are in Chinese numerals; the short one is the usual "12月". */
  readonly month: 'long' | 'short';
  /** Yen in which a year's pay is counted; the catalogue names the unit. */
  readonly payUnit: number;
  /** Thousands before that unit are grouped: 1,500万, but 1500万 in Chinese. */
  readonly groupsPay: boolean;
  /** The IANA time zone that readers share; without it, pages show times in the company's zone only. */
  readonly readersZone?: string;
  /** The service that map links open. */
  readonly map: 'google' | 'amap';
  /** Columns, of which a full-width character takes two: the widest title that search results show whole. */
  readonly titleWidth: number;
  /** The narrowest and widest description that search results show whole, in columns. */
  readonly descriptionWidth: { readonly least: number; readonly most: number };
}

const LONG_DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;
/** 32 characters of a title; 50–120 of a description. */
const FULL_WIDTH = { hasSpaces: false, isFullWidth: true, titleWidth: 64, descriptionWidth: { least: 100, most: 240 } };

/** Every language that the code knows; `site.config.ts` chooses the site's own among them. */
const TABLE = {
  ja: {
    label: '日本語',
    tag: 'ja',
    locale: 'ja-JP',
    letters: 'japanese',
    ...FULL_WIDTH,
    day: LONG_DAY,
    month: 'short',
    payUnit: 10_000,
    groupsPay: true,
    readersZone: 'Asia/Tokyo',
    map: 'google',
  },
  en: {
    label: 'EN',
    tag: 'en',
    locale: 'en-US',
    letters: 'latin',
    hasSpaces: true,
    isFullWidth: false,
    day: { year: 'numeric', month: '2-digit', day: '2-digit' },
    month: 'long',
    payUnit: 1_000_000,
    groupsPay: true,
    map: 'google',
    titleWidth: 60,
    descriptionWidth: { least: 70, most: 160 },
  },
  zh: {
    label: '中文',
    tag: 'zh-Hans',
    locale: 'zh-CN',
    letters: 'chinese',
    ...FULL_WIDTH,
    day: LONG_DAY,
    month: 'short',
    payUnit: 10_000,
    groupsPay: false,
    readersZone: 'Asia/Shanghai',
    // Google Maps does not open in China.
    map: 'amap',
  },
  ko: {
    label: '한국어',
    tag: 'ko',
    locale: 'ko-KR',
    letters: 'korean',
    hasSpaces: true,
    isFullWidth: false,
    day: LONG_DAY,
    month: 'short',
    payUnit: 10_000,
    groupsPay: true,
    readersZone: 'Asia/Seoul',
    map: 'google',
    titleWidth: 60,
    descriptionWidth: { least: 100, most: 240 },
  },
} as const satisfies Readonly<Record<string, LangInfo>>;

/** A language that the code knows: its name in addresses, files and the API. */
export type Lang = keyof typeof TABLE;

/** The table. Islands import it from here, so that they do not carry the settings of the site too. */
export const LANG_INFO: Readonly<Record<Lang, LangInfo>> = TABLE;
