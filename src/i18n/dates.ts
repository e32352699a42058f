import { LANG_INFO, type Lang } from './known-languages.ts';

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
    const { locale, day: style } = LANG_INFO[lang];
    formatter = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
    formatters.set(lang, formatter);
  }
  return formatter.format(new Date(`${day}T00:00:00Z`));
}

/**
 * Print a day with its month in letters: in running text and where the law is concerned, figures can be misread in English.
 *
 * @example longDate('2026-05-01', 'en') // => 'May 1, 2026'
 */
export function longDate(day: string, lang: Lang): string {
  const style = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LANG_INFO[lang].locale, style).format(new Date(`${day}T00:00:00Z`));
}

/**
 * Print a month as the language does.
 *
 * @param month `YYYY-MM`
 * @example formatMonth('2008-05', 'en') // => 'May 2008'
 */
export function formatMonth(month: string, lang: Lang): string {
  const style = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LANG_INFO[lang].locale, style).format(new Date(`${month}-01T00:00:00Z`));
}

/**
 * Print a year as the language does.
 *
 * @example formatYear(2012, 'ja') // => '2012年'
 */
export function formatYear(year: number, lang: Lang): string {
  const format = new Intl.DateTimeFormat(LANG_INFO[lang].locale, { year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${String(year).padStart(4, '0')}-01-01T00:00:00Z`));
}

/**
 * A month as it is printed alone.
 *
 * @param month 1 to 12
 * @example monthName(12, 'en') // => 'December'
 * @example monthName(12, 'zh') // => '12月'
 */
export function monthName(month: number, lang: Lang): string {
  return printed({ month, day: 1 }, lang, { month: LANG_INFO[lang].month });
}

/**
 * A day that comes every year.
 *
 * @example dayOfYear({ month: 1, day: 3 }, 'en') // => 'January 3'
 */
export function dayOfYear(day: { month: number; day: number }, lang: Lang): string {
  return printed(day, lang, { month: 'long', day: 'numeric' });
}

/** In a leap year, so that every day can be printed. */
function printed(at: { month: number; day: number }, lang: Lang, style: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LANG_INFO[lang].locale, { ...style, timeZone: 'UTC' });
  return format.format(Date.UTC(2000, at.month - 1, at.day));
}
