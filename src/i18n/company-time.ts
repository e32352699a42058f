import config from '#site-config';
import { dateFormat } from './dates.ts';

/* Days and times in the company's zone (`timeZone` of `site.config.ts`): dates of entries, times in mails and opening hours use it. */

/** The day it is where the company is, `YYYY-MM-DD`. */
export function companyDay(ms: number, zone: string = config.timeZone): string {
  return clockOf(zone).format(ms).slice(0, 10);
}

/**
 * The time it is where the company is, for lists that people read.
 *
 * @example companyTime(0) // => '1970-01-01 09:00' in Tokyo
 */
export function companyTime(ms: number, zone: string = config.timeZone): string {
  return clockOf(zone).format(ms).slice(0, 16);
}

/**
 * A time of day where the company is, as ISO 8601 with its offset from UTC.
 *
 * @param time `hh:mm:ss`
 * @example inCompanyZone('2026-07-01', '00:00:00') // => '2026-07-01T00:00:00+09:00' in Tokyo
 */
export function inCompanyZone(day: string, time = '00:00:00', zone: string = config.timeZone): string {
  const utc = Date.parse(`${day}T${time}Z`);
  // Near a change of the clocks, the offset at the first guess may be that of the other side.
  const offset = offsetAt(utc - offsetAt(utc, zone), zone);
  const minutes = Math.abs(offset) / 60_000;
  const shown = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${day}T${time}${offset < 0 ? '-' : '+'}${shown}`;
}

function offsetAt(ms: number, zone: string): number {
  return Date.parse(`${clockOf(zone).format(ms).replace(' ', 'T')}Z`) - Math.floor(ms / 1000) * 1000;
}

/** Swedish writes `2026-12-01 00:00:00`. */
function clockOf(zone: string): Intl.DateTimeFormat {
  return dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
}
