import * as z from 'zod/mini';
import { confirmationRecord } from '#src/domain/contact/confirmation.ts';
import { idIn, inquiryKey, prefixOf, queueKey } from '#src/domain/contact/keys.ts';
import { type Confirmation, type OutboxRecord, onceSchema } from '#src/schemas/contact/outbox.ts';
import { reservePlace } from './confirmation-limit.ts';
import type { Ports } from './ports.ts';

const DAY_MS = 86_400_000;

/** From an inquiry that staff has to the confirmation that its visitor gets, or not. */

/**
 * Write the record of the confirmation, unless none may follow: the inquiry has none, its mailbox bounced or complained once, or was
 * confirmed to within 24 hours for another inquiry, or the whole site has made as many as it may. May be repeated: it is always the
 * same record, and one that was sent or given up is not sent again.
 *
 * @returns false when the store did not confirm; the inquiry's own record must stay then
 */
export async function queueConfirmation(ports: Ports, record: OutboxRecord): Promise<boolean> {
  const { store, log } = ports;
  const confirmation = confirmationRecord(record);
  if (confirmation?.marks === undefined) return true;
  const { marks } = confirmation;
  const [block, sent, dead] = await Promise.all([
    store.get(inquiryKey('blocked', marks.blocked)),
    store.get(queueKey('visitor', 'sent', record.id)),
    store.get(queueKey('visitor', 'dead', record.id)),
  ]);
  if (!block.ok || !sent.ok || !dead.ok) return false;
  // What was given up may have been delivered, under a key that the mail service has forgotten.
  if ([block, sent, dead].some(({ value }) => value !== undefined)) return true;
  const isFirst = await isFirstInADay(ports, marks, record.id);
  if (isFirst === undefined) return false;
  if (!isFirst) return true;
  const hasPlace = await reservePlace(ports, record);
  if (hasPlace === undefined) return false;
  if (!hasPlace) {
    log('confirmation-paused', { ref: record.reference });
    // The mailbox was not written to: its next inquiry may be confirmed.
    return store.del(inquiryKey('once', marks.once));
  }
  return (await store.create(queueKey('visitor', 'pending', record.id), confirmation)) !== 'failed';
}

/**
 * Send the confirmation now rather than with the next sweep, but not while a mail to staff waits: the mail service takes only so many
 * a second, and staff comes first.
 *
 * @param attempt sends it
 */
export async function confirmSoon(
  { store }: Ports,
  record: OutboxRecord,
  attempt: (confirmation: OutboxRecord) => Promise<unknown>,
): Promise<void> {
  const confirmation = confirmationRecord(record);
  if (confirmation === undefined) return;
  const [mine, waiting] = await Promise.all([
    store.get(queueKey('visitor', 'pending', record.id)),
    store.list(`${prefixOf('staff', 'pending')}/`),
  ]);
  if (!mine.ok || mine.value === undefined || !waiting.ok) return;
  if (waiting.value.some((key) => idIn(key) !== undefined && idIn(key) !== record.id)) return;
  await attempt(confirmation);
}

/** Whether this inquiry is the one that may confirm to its mailbox within 24 hours; undefined when the store does not say. */
async function isFirstInADay(
  { store, now }: Pick<Ports, 'store' | 'now'>,
  { once, before }: Confirmation['marks'],
  id: string,
) {
  const yesterday = before === undefined ? undefined : await store.get(inquiryKey('once', before));
  if (yesterday?.ok === false) return undefined;
  const last = z.safeParse(onceSchema, yesterday?.value).data;
  if (last !== undefined && last.id !== id && now() - last.at < DAY_MS) return false;
  const key = inquiryKey('once', once);
  const written = await store.create(key, { at: now(), id });
  if (written !== 'exists') return written === 'created' ? true : undefined;
  const read = await store.get(key);
  const holder = read.ok ? z.safeParse(onceSchema, read.value) : undefined;
  return holder?.success ? holder.data.id === id : undefined;
}
