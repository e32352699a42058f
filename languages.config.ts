import type { LangInfo } from '#src/i18n/lang-info.ts';

const LONG_DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;
/** 32 characters of a title. */
const FULL_WIDTH = {
  hasSpaces: false,
  day: LONG_DAY,
  month: 'short',
  payUnit: 10_000,
  titleWidth: 64,
} as const;

/** Most languages in Latin letters. */
const LATIN = {
  letters: 'latin',
  hasSpaces: true,
  day: LONG_DAY,
  month: 'long',
  payUnit: 1_000_000,
  titleWidth: 60,
} as const;

/** Every language that a site may have; `site.config.ts` chooses its own among them. A new one is a row here: docs/content/languages.md. */
export default {
  ja: {
    label: '日本語',
    tag: 'ja',
    locale: 'ja-JP',
    letters: 'japanese',
    ...FULL_WIDTH,
  },
  en: {
    label: 'EN',
    tag: 'en',
    locale: 'en-US',
    ...LATIN,
    day: { year: 'numeric', month: '2-digit', day: '2-digit' },
  },
  zh: {
    label: '中文',
    tag: 'zh-Hans',
    locale: 'zh-CN',
    letters: 'chinese',
    ...FULL_WIDTH,
    groupsPay: false,
    // Google Maps does not open in China.
    map: 'amap',
  },
  de: {
    label: 'DE',
    tag: 'de',
    locale: 'de-DE',
    ...LATIN,
  },
  fr: {
    label: 'FR',
    tag: 'fr',
    locale: 'fr-FR',
    ...LATIN,
    colon: '\u00a0: ',
  },
  ko: {
    label: '한국어',
    tag: 'ko',
    locale: 'ko-KR',
    ...LATIN,
    letters: 'korean',
    month: 'short',
    payUnit: 10_000,
  },
} as const satisfies Readonly<Record<string, LangInfo>>;
