import { LANG_INFO, type Lang } from './known-languages.ts';
import { bracketed } from './writing.ts';

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
 * Print those parts of a date that are given.
 *
 * @param parts `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or what comes every year: `MM` or `MM-DD`
 * @example formatDateParts('12-29', 'en') // => 'December 29'
 */
export function formatDateParts(parts: string, lang: Lang): string {
  const [, year, month, day] = /^(?:(\d{4})(?:-|$))?(?:(\d\d)(?:-(\d\d))?)?$/.exec(parts) ?? [];
  const format = formatOf(lang, {
    ...(year && { year: 'numeric' }),
    ...(month && { month: year || day ? 'long' : LANG_INFO[lang].month }),
    ...(day && { day: 'numeric' }),
  });
  // Without a year it is a leap year, in which every day can be printed.
  return format.format(new Date(`${year ?? '2000'}-${month ?? '01'}-${day ?? '01'}T00:00:00Z`));
}

function formatOf(lang: Lang, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(LANG_INFO[lang].locale, { ...style, timeZone: 'UTC' });
}

const made = new Map<string, Intl.DateTimeFormat>();

/** One format for all dates of a locale and a style: making one takes longer than printing a hundred dates. */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(style)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, style);
  made.set(key, format);
  return format;
}
