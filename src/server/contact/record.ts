import { type MailWords, type StaffMailContext, staffMail } from '#src/domain/contact/email.ts';
import { isLateRepeat } from '#src/domain/contact/outbox.ts';
import { companyDay, inCompanyZone } from '#src/i18n/company-time.ts';
import type { Submission } from '#src/schemas/contact/inquiry.ts';
import type { OutboxRecord } from '#src/schemas/contact/outbox.ts';
import { hasSeparateConsent } from '#src/site/separate-consent.ts';

/**
 * The key of an inquiry that brings none (no JavaScript, other systems): the same text sent twice on one day in the company's zone is one inquiry.
 */
export function keyOfDay(now: number): string {
  return `no-key-${companyDay(now)}`;
}

/**
 * Ms since the first try with the key, as the client reports it. The key of another day was filled in by the page that answered a
 * failed form post: that try was on the key's day.
 */
function firstTryAge({ key = '', sinceFirstTry = 0 }: Submission, now: number): number {
  const [, day = ''] = key === keyOfDay(now) ? [] : (/^no-key-(\d{4}-\d{2}-\d{2})$/.exec(key) ?? []);
  const startOfDay = Number.isNaN(Date.parse(day)) ? Number.NaN : Date.parse(inCompanyZone(day));
  return Math.max(sinceFirstTry * 1000, Number.isNaN(startOfDay) ? 0 : now - startOfDay);
}

/**
 * The record of an inquiry. Same key and same text make the same id (a double click, a retry); an edited text makes another. A late
 * repeat has an id of its own, hence a mail key of its own, and the reference of the first try.
 *
 * @param names what the site calls the position and the topic, in the staff's language
 */
export async function outboxRecord(
  submission: Submission,
  now: number,
  words: MailWords,
  names: Pick<StaffMailContext, 'position' | 'topic'> = {},
): Promise<OutboxRecord> {
  const { name, company, email, phone, message, subject, job, topic, lang, page, key = keyOfDay(now) } = submission;
  const typed = [name, company ?? '', email, phone ?? '', message, subject ?? '', job ?? ''];
  const text = JSON.stringify(topic === undefined ? typed : [...typed, topic]);
  // On demand: a third of the function's start, and a refused request needs none of it.
  const { createHash } = await import('node:crypto');
  const hash = (value: string) => createHash('sha256').update(value).digest('hex').slice(0, 40);
  const first = hash(`${key}\n${text}`);
  const reference = first.slice(0, 8).toUpperCase();
  const sinceFirstTryMs = firstTryAge(submission, now);
  const isLate = isLateRepeat(sinceFirstTryMs);
  return {
    id: isLate ? hash(`${first}\nrepeat`) : first,
    reference,
    acceptedAt: now,
    ...(isLate ? { windowFrom: now, repeatOf: first } : { windowFrom: now - sinceFirstTryMs }),
    origin: {
      lang,
      ...(page !== undefined && { page }),
      ...(job !== undefined && { job }),
      ...(topic !== undefined && { topic }),
    },
    mail: staffMail(submission, reference, now, words, {
      ...names,
      asksConsentAbroad: hasSeparateConsent(lang),
      ...(isLate && { firstTryAt: now - sinceFirstTryMs }),
    }),
  };
}
