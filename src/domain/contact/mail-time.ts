import config from '#site-config';
import { dateFormat } from '#src/i18n/date-format.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';

/** A time as mails print it, in the company's zone, the day of the week in brackets where letters are full width. */
export function mailTime(lang: Lang, ms: number, timeStyle: 'short' | 'medium' = 'short'): string {
  if (LANG_INFO[lang].hasSpaces) return format(lang, { dateStyle: 'full', timeStyle, hourCycle: 'h23' }).format(ms);
  const day = format(lang, { dateStyle: 'long' }).format(ms);
  const weekday = format(lang, { weekday: 'short' }).format(ms);
  return `${day}（${weekday}）${format(lang, { timeStyle, hourCycle: 'h23' }).format(ms)}`;
}

/** The name of the company's time zone in a language at a given time, which may be in summer time. */
export function zoneName(lang: Lang, ms: number): string {
  const parts = format(lang, { timeZoneName: 'long' }).formatToParts(ms);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? config.timeZone;
}

function format(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(LANG_INFO[lang].locale, { ...options, timeZone: config.timeZone });
}
