/** Japan has no daylight saving: a fixed offset, so that a day or month is the one on the staff's wall. */
const JST_MS = 9 * 3_600_000;

/**
 * The day in Japan, `YYYY-MM-DD`.
 *
 * @param ms since 1970
 * @example japanDay(Date.UTC(2026, 10, 30, 16)) // => '2026-12-01'
 */
export function japanDay(ms: number): string {
  return new Date(ms + JST_MS).toISOString().slice(0, 10);
}

/**
 * The time in Japan, for lists that people read.
 *
 * @example japanTime(0) // => '1970-01-01 09:00'
 */
export function japanTime(ms: number): string {
  return new Date(ms + JST_MS).toISOString().slice(0, 16).replace('T', ' ');
}
