import type { Count, OutboxRecord } from '#src/schemas/contact/outbox.ts';

/** Japan has no daylight saving: a fixed offset, so that the month of a report is the month on the staff's wall. */
const JST_MS = 9 * 3_600_000;

/**
 * What is kept of an inquiry for ever: month (JST), language, page and job of origin.
 *
 * @example countOf(record) // => { month: '2026-11', lang: 'en', page: '/services/architect', job: '-' }
 */
export function countOf(record: Pick<OutboxRecord, 'acceptedAt' | 'origin'>): Count {
  const { lang, page = '-', job = '-' } = record.origin;
  return { month: new Date(record.acceptedAt + JST_MS).toISOString().slice(0, 7), lang, page, job };
}

/** One line of the report. */
interface ReportRow extends Count {
  readonly inquiries: number;
}

/**
 * Add up counts per month, language, page and job; months newest first, then the most frequent.
 *
 * @example tally([a, a, b]) // => [{ ...a, inquiries: 2 }, { ...b, inquiries: 1 }]
 */
export function tally(counts: readonly Count[]): ReportRow[] {
  const rows = new Map<string, ReportRow>();
  for (const { month, lang, page, job } of counts) {
    const name = JSON.stringify([month, lang, page, job]);
    rows.set(name, { month, lang, page, job, inquiries: (rows.get(name)?.inquiries ?? 0) + 1 });
  }
  return [...rows.values()].sort(
    (a, b) => b.month.localeCompare(a.month) || b.inquiries - a.inquiries || a.page.localeCompare(b.page),
  );
}
