import { LANG_INFO, type Lang } from './langs.ts';

const LONG = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const TWO_DIGIT = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;

const formatters = new Map<Lang, Intl.DateTimeFormat>();

/**
 * Print a day as the language does (rule languages.dates).
 *
 * @param day `YYYY-MM-DD`; it has no time, so it is read and printed in UTC
 * @example formatDate('2026-05-01', 'ja') // => '2026年5月1日'
 * @example formatDate('2026-05-01', 'en') // => '05/01/2026'
 */
export function formatDate(day: string, lang: Lang): string {
  let formatter = formatters.get(lang);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat(LANG_INFO[lang].locale, lang === 'en' ? TWO_DIGIT : LONG);
    formatters.set(lang, formatter);
  }
  return formatter.format(new Date(`${day}T00:00:00Z`));
}

/**
 * The day it is in Tokyo, where entries are dated.
 *
 * @param now milliseconds since the epoch
 * @example dayInTokyo(Date.parse('2026-05-01T15:00:00Z')) // => '2026-05-02'
 */
export function dayInTokyo(now: number): string {
  return new Date(now + 9 * 3_600_000).toISOString().slice(0, 10);
}
