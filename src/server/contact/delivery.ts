import { inquiryKey, type Result, resultKey, tryKey } from '#src/domain/contact/keys.ts';
import { dueAfter, mailKey, mayStillSend } from '#src/domain/contact/outbox.ts';
import type {
  DeadReason,
  DeadRecord,
  OutboxRecord,
  QuarantineRecord,
  SentRecord,
  Suspicion,
} from '#src/schemas/contact/outbox.ts';
import { letterOf, type Ports, type SendResult } from './ports.ts';

/**
 * The writes and sends of one inquiry, in the order that makes every crash harmless (rule outbox.order): answer only after
 * a confirmed create; `sent/` before deleting `pending/`; one mail key over all attempts; unknown is never success.
 */

/** The visitor waits for a direct send; the store's wait (1.5 s) and this stay under 6 s together. */
const DIRECT_TIMEOUT_MS = 2000;
/** Nobody waits for a background send; shorter than the lease. */
export const SEND_TIMEOUT_MS = 8000;

type Accepted = 'stored' | 'delivered' | 'quarantined' | 'unavailable';

/**
 * Take an inquiry: store it, or where the store does not confirm, mail it at once.
 *
 * @param later runs work after the answer (the platform's `waitUntil`)
 * @returns `unavailable` when neither store nor mail took it; everything else may be told as success
 * @example await accept(ports, record, [], (work) => context.waitUntil(work())) // => 'stored'
 */
export async function accept(
  ports: Ports,
  record: OutboxRecord,
  suspicions: readonly Suspicion[],
  later: (work: () => Promise<void>) => void,
): Promise<Accepted> {
  if (suspicions.length > 0) return quarantine(ports, record, suspicions);
  const written = await ports.box.create(inquiryKey('pending', record.id), record);
  if (written !== 'failed') {
    // A late repeat of an inquiry that was mailed without the store: the sweeper makes it a dead letter, nobody sends it again.
    if (mayStillSend(record, ports.now())) later(() => attemptDelivery(ports, record, 1, false));
    return 'stored';
  }
  return deliverDirectly(ports, record, later);
}

async function quarantine(ports: Ports, record: OutboxRecord, reasons: readonly Suspicion[]): Promise<Accepted> {
  const value: QuarantineRecord = { record, at: ports.now(), reasons: [...reasons] };
  const written = await ports.box.create(inquiryKey('quarantine', record.id), value);
  ports.log('quarantined', { ref: record.reference, written });
  return written === 'failed' ? 'unavailable' : 'quarantined';
}

async function deliverDirectly(
  ports: Ports,
  record: OutboxRecord,
  later: (work: () => Promise<void>) => void,
): Promise<Accepted> {
  if (!mayStillSend(record, ports.now())) return 'unavailable';
  const outcome = await ports.send(
    letterOf(record.mail, record.id, false),
    mailKey(record.id, false),
    DIRECT_TIMEOUT_MS,
  );
  ports.log('direct', { ref: record.reference, outcome: outcome.kind, ...codeOf(outcome) });
  if (outcome.kind !== 'sent') return 'unavailable';
  // The unconfirmed write may have landed: the marker keeps the sweeper from sending a second time.
  later(async () => void (await markSent(ports, record, outcome.id)));
  return 'delivered';
}

/**
 * Claim attempt `n` and send. Does nothing when another instance holds the claim or the inquiry is settled already.
 *
 * @param plain send the variant without anything of the visitor in the headers
 * @example await attemptDelivery(ports, record, 2, false)
 */
export async function attemptDelivery(ports: Ports, record: OutboxRecord, n: number, plain: boolean): Promise<void> {
  const { box, log } = ports;
  const settled = await isSettled(ports, record.id);
  if (settled === undefined) return;
  if (settled) return void (await box.del(inquiryKey('pending', record.id)));
  if ((await box.create(tryKey(record.id, n), { at: ports.now() })) !== 'created') return;

  const outcome = await ports.send(letterOf(record.mail, record.id, plain), mailKey(record.id, plain), SEND_TIMEOUT_MS);
  log('attempt', { ref: record.reference, n, plain, outcome: outcome.kind, ...codeOf(outcome) });
  if (outcome.kind === 'sent') {
    if (await markSent(ports, record, outcome.id)) await box.del(inquiryKey('pending', record.id));
    return;
  }
  const dueAt = dueAfter(record.id, n, ports.now(), outcome.retryAfterMs);
  const result: Result = { n, kind: outcome.kind, code: outcome.code, dueAt };
  await box.create(resultKey(record.id, result), {});
}

/**
 * Give up on an inquiry: move it where staff is alerted and can requeue it. True when the dead letter is confirmed.
 *
 * @example await giveUp(ports, record, 'expired', true)
 */
export async function giveUp(
  ports: Ports,
  record: OutboxRecord,
  reason: DeadReason,
  maybeDelivered: boolean,
): Promise<boolean> {
  const value: DeadRecord = { record, deadAt: ports.now(), reason, maybeDelivered };
  const written = await ports.box.create(inquiryKey('dead', record.id), value);
  ports.log('dead', { ref: record.reference, reason, written });
  if (written === 'failed') return false;
  return ports.box.del(inquiryKey('pending', record.id));
}

async function markSent(ports: Ports, record: OutboxRecord, mailId: string): Promise<boolean> {
  const value: SentRecord = { record, sentAt: ports.now(), mailId };
  return (await ports.box.create(inquiryKey('sent', record.id), value)) !== 'failed';
}

/** Whether the inquiry was delivered or buried before; undefined when the store does not say. */
async function isSettled({ box }: Ports, id: string): Promise<boolean | undefined> {
  const [sent, dead] = await Promise.all([box.get(inquiryKey('sent', id)), box.get(inquiryKey('dead', id))]);
  if (!sent.ok || !dead.ok) return undefined;
  return sent.value !== undefined || dead.value !== undefined;
}

function codeOf(outcome: SendResult): { code: string } | Record<never, never> {
  return outcome.kind === 'sent' ? {} : { code: outcome.code };
}
