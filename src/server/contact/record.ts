import { type MailWords, staffMail } from '#src/domain/contact/email.ts';
import { windowStart } from '#src/domain/contact/outbox.ts';
import type { Submission } from '#src/schemas/contact/inquiry.ts';
import type { OutboxRecord } from '#src/schemas/contact/outbox.ts';
import { hasSeparateConsent } from '#src/site/separate-consent.ts';

/**
 * The key of an inquiry that brings none (no JavaScript, other systems): the same text sent twice on one UTC day is one inquiry.
 *
 * @example keyOfDay(0) // => 'no-key-1970-01-01'
 */
export function keyOfDay(now: number): string {
  return `no-key-${new Date(now).toISOString().slice(0, 10)}`;
}

/**
 * The record of an inquiry. Same key and same text make the same id (a double click, a retry); an edited text makes another.
 *
 * @param now ms since 1970
 * @param position title of the position in the staff's language
 * @example (await outboxRecord(submission, Date.now(), words)).reference // => '1A2B3C4D'
 */
export async function outboxRecord(
  submission: Submission,
  now: number,
  words: MailWords,
  position?: string,
): Promise<OutboxRecord> {
  const { name, company, email, phone, message, subject, job, topic, lang, page, key = keyOfDay(now) } = submission;
  const typed = [name, company ?? '', email, phone ?? '', message, subject ?? '', job ?? ''];
  const text = JSON.stringify(topic === undefined ? typed : [...typed, topic]);
  // On demand: a third of the function's start, and a refused request needs none of it.
  const { createHash } = await import('node:crypto');
  const id = createHash('sha256').update(`${key}\n${text}`).digest('hex').slice(0, 40);
  const reference = id.slice(0, 8).toUpperCase();
  return {
    id,
    reference,
    acceptedAt: now,
    windowFrom: windowStart(now, (submission.sinceFirstTry ?? 0) * 1000),
    origin: {
      lang,
      ...(page !== undefined && { page }),
      ...(job !== undefined && { job }),
      ...(topic !== undefined && { topic }),
    },
    mail: staffMail(submission, reference, now, words, { position, asksConsentAbroad: hasSeparateConsent(lang) }),
  };
}
