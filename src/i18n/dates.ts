import { bracketed } from './bracketed.ts';
import { dateFormat } from './date-format.ts';
import { LANG_INFO, type Lang } from './known-languages.ts';

/**
 * Print a day as the language does.
 *
 * @param day `YYYY-MM-DD`; it has no time, so it is read and printed in UTC
 * @example formatDate('2026-05-01', 'ja') // => '2026年5月1日'
 */
export function formatDate(day: string, lang: Lang): string {
  return formatOf(lang, LANG_INFO[lang].day).format(new Date(`${day}T00:00:00Z`));
}

/**
 * The label of a printed day, with the order of its figures where day and month can be taken for each other.
 *
 * @example dayLabel('Published', 'en') // => 'Published (MM/DD/YYYY)'
 * @example dayLabel('公開', 'ja') // => '公開'
 */
export function dayLabel(label: string, lang: Lang): string {
  const order = orders.get(lang) ?? orderOf(lang);
  orders.set(lang, order);
  return order === '' ? label : label + bracketed(order, lang);
}

const orders = new Map<Lang, string>();

/** The order of the figures of a day, or nothing where it cannot be misread. */
function orderOf(lang: Lang): string {
  // A day and a month of two figures each.
  const parts = formatOf(lang, LANG_INFO[lang].day).formatToParts(Date.UTC(2000, 11, 31));
  const figures = parts.filter(({ type }) => type !== 'literal');
  if (figures[0]?.type === 'year' || figures.some(({ value }) => /\D/.test(value))) return '';
  const names = new Intl.DisplayNames(LANG_INFO[lang].locale, { type: 'dateTimeField' });
  return parts
    .map(({ type, value }) => (type === 'literal' ? value : letterOf(names.of(type)).repeat(value.length)))
    .join('');
}

function letterOf(name = ''): string {
  return name.slice(0, 1).toUpperCase();
}

/** Print a day with its month in letters: in running text and where the law is concerned, figures can be misread in English. */
export function longDate(day: string, lang: Lang): string {
  const format = formatOf(lang, { year: 'numeric', month: 'long', day: 'numeric' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/**
 * Print a month as the language does.
 *
 * @param month `YYYY-MM`
 */
export function formatMonth(month: string, lang: Lang): string {
  return formatOf(lang, { year: 'numeric', month: 'long' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** Print a year as the language does. */
export function formatYear(year: number, lang: Lang): string {
  return formatOf(lang, { year: 'numeric' }).format(new Date(`${String(year).padStart(4, '0')}-01-01T00:00:00Z`));
}

/**
 * A month as it is printed alone.
 *
 * @param month 1 to 12
 * @example monthName(12, 'en') // => 'December'
 */
export function monthName(month: number, lang: Lang): string {
  return printed({ month, day: 1 }, lang, { month: LANG_INFO[lang].month });
}

/** A day that comes every year. */
export function dayOfYear(day: { month: number; day: number }, lang: Lang): string {
  return printed(day, lang, { month: 'long', day: 'numeric' });
}

/** In a leap year, so that every day can be printed. */
function printed(at: { month: number; day: number }, lang: Lang, style: Intl.DateTimeFormatOptions): string {
  return formatOf(lang, style).format(Date.UTC(2000, at.month - 1, at.day));
}

/** The format of days without a time, which are read and printed in UTC. */
function formatOf(lang: Lang, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(LANG_INFO[lang].locale, { ...style, timeZone: 'UTC' });
}
