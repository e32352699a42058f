import { companyDay } from '#src/i18n/company-time.ts';
import type { Count, OutboxRecord } from '#src/schemas/contact/outbox.ts';

/** The permanent count of an inquiry: month (in the company's zone), language, page and job of origin, and topic. */
export function countOf(record: Pick<OutboxRecord, 'acceptedAt' | 'origin'>): Count {
  const { lang, page = '-', job = '-', topic = '-' } = record.origin;
  return { month: companyDay(record.acceptedAt).slice(0, 7), lang, page, job, topic };
}

/** One line of the report. */
interface ReportRow extends Count {
  readonly inquiries: number;
}

/** Add up counts per month, language, page, job and topic; months newest first, then the most frequent. */
export function tally(counts: readonly Count[]): ReportRow[] {
  const rows = new Map<string, ReportRow>();
  for (const { month, lang, page, job, topic } of counts) {
    const name = JSON.stringify([month, lang, page, job, topic]);
    rows.set(name, { month, lang, page, job, topic, inquiries: (rows.get(name)?.inquiries ?? 0) + 1 });
  }
  return [...rows.values()].sort(
    (a, b) => b.month.localeCompare(a.month) || b.inquiries - a.inquiries || a.page.localeCompare(b.page),
  );
}
