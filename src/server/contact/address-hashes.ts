import { mailboxOf } from '#src/domain/contact/mailbox.ts';
import { companyDay } from '#src/i18n/company-time.ts';
import type { Confirmation } from '#src/schemas/contact/outbox.ts';

const DAY_MS = 86_400_000;

/**
 * Keyed hashes of a mailbox for keys of the store. Without the key, nobody can test addresses against them.
 *
 * @param at ms since 1970; the day is Japan's
 */
export async function addressHashes(
  address: string,
  at: number,
  key: string,
): Promise<Confirmation['marks'] & { before: string }> {
  const { createHmac } = await import('node:crypto');
  const mailbox = mailboxOf(address);
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 40);
  const onceOn = (ms: number) => hash(`once\n${companyDay(ms)}\n${mailbox}`);
  return { once: onceOn(at), before: onceOn(at - DAY_MS), blocked: hash(`blocked\n${mailbox}`) };
}
