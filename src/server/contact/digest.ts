import * as z from 'zod/mini';
import { inquiryKey } from '#src/domain/contact/keys.ts';
import { digestWeek, type Held } from '#src/domain/contact/quarantine-digest.ts';
import { quarantineSchema } from '#src/schemas/contact/outbox.ts';
import { SEND_TIMEOUT_MS } from './delivery.ts';
import type { Message, Ports } from './ports.ts';
import { readMany } from './read-many.ts';

/** The weekly mail's text for staff; it names references, never a person. */
export type DigestOf = (held: readonly Held[]) => Pick<Message, 'subject' | 'text'>;

/**
 * Send staff a weekly digest of quarantined inquiries, if there are any.
 *
 * @param lastWeek the week of the last digest
 * @returns the week of the latest digest after this call
 */
export async function sendDigest(
  ports: Ports,
  ids: ReadonlySet<string>,
  lastWeek: string | undefined,
  { digestOf, left, pace }: { digestOf: DigestOf; left: () => number; pace: () => Promise<void> },
): Promise<string | undefined> {
  const week = digestWeek(ports.now());
  if (week === undefined || week === lastWeek || ids.size === 0 || left() < 0) return lastWeek;
  const held: Held[] = [];
  const keys = [...ids].sort().map((id) => inquiryKey('quarantine', id));
  for await (const { read } of readMany(ports.store, keys, () => left() > 0)) {
    const found = read.ok ? z.safeParse(quarantineSchema, read.value) : undefined;
    if (found?.success) held.push({ reference: found.data.record.reference, reasons: found.data.reasons });
  }
  if (held.length === 0) return lastWeek;
  await pace();
  const message: Message = { ...digestOf(held), ref: week, kind: 'digest' };
  const outcome = await ports.send(message, `contact-quarantine/${week}`, SEND_TIMEOUT_MS);
  ports.log('quarantine-digest', { week, count: held.length, outcome: outcome.kind });
  // A key that was used with another list (one more came in between) was used: staff has the mail.
  return outcome.kind === 'sent' || outcome.kind === 'conflict' ? week : lastWeek;
}
