import { withoutConfirmation } from '#src/domain/contact/confirmation.ts';
import { inquiryKey, type Queue, queueKey, type Result, resultKey, tryKey } from '#src/domain/contact/keys.ts';
import { dueAfter, mailKey } from '#src/domain/contact/outbox.ts';
import type {
  DeadReason,
  DeadRecord,
  OutboxRecord,
  QuarantineRecord,
  SentRecord,
  Suspicion,
} from '#src/schemas/contact/outbox.ts';
import { messageOf, type Ports, type SendResult, type StorePorts } from './ports.ts';
import { confirmSoon, queueConfirmation } from './queue-confirmation.ts';

/**
 * The writes and sends of one inquiry, in the order that makes every crash harmless: answer only after
 * a confirmed create; `sent/` before deleting `pending/`; one mail key over all attempts; unknown is never success.
 */

/** The visitor waits for a direct send; the store's wait (1.5 s) and this stay under 6 s together. */
const DIRECT_TIMEOUT_MS = 2000;
/** Nobody waits for a background send; shorter than the lease. */
export const SEND_TIMEOUT_MS = 8000;

type Accepted = 'stored' | 'delivered' | 'quarantined' | 'unavailable';

/**
 * Accept an inquiry: store it, or mail it at once if the store does not confirm.
 *
 * @param later runs work after the answer (the platform's `waitUntil`)
 * @returns `unavailable` if neither store nor mail service accepted it; every other result may be shown as success
 */
export async function accept(
  ports: Ports,
  record: OutboxRecord,
  suspicions: readonly Suspicion[],
  later: (work: () => Promise<void>) => void,
): Promise<Accepted> {
  if (suspicions.length > 0) return quarantine(ports, record, suspicions);
  if (record.repeatOf !== undefined && (await isKnown(ports, [record.repeatOf, record.id]))) return 'stored';
  const written = await ports.store.create(inquiryKey('pending', record.id), record);
  if (written !== 'failed') {
    later(() => deliverAtOnce(ports, record));
    return 'stored';
  }
  return deliverDirectly(ports, record, later);
}

/** Whether the store has, or had, one of the inquiries: then it was mailed, will be, or is a dead letter. False when the store does not say. */
async function isKnown({ store }: Ports, ids: readonly string[]): Promise<boolean> {
  const names = ['pending', 'sent', 'dead', 'count'] as const;
  const keys = ids.flatMap((id) => names.map((name) => inquiryKey(name, id)));
  const reads = await Promise.all(keys.map((key) => store.get(key)));
  return reads.some((read) => read.ok && read.value !== undefined);
}

async function quarantine(ports: Ports, record: OutboxRecord, reasons: readonly Suspicion[]): Promise<Accepted> {
  const value: QuarantineRecord = { record: withoutConfirmation(record), at: ports.now(), reasons: [...reasons] };
  const written = await ports.store.create(inquiryKey('quarantine', record.id), value);
  ports.log('quarantined', { ref: record.reference, written });
  return written === 'failed' ? 'unavailable' : 'quarantined';
}

async function deliverDirectly(
  ports: Ports,
  record: OutboxRecord,
  later: (work: () => Promise<void>) => void,
): Promise<Accepted> {
  const outcome = await ports.send(
    messageOf('staff', record.mail, record.id, false),
    mailKey('staff', record.id, false),
    DIRECT_TIMEOUT_MS,
  );
  ports.log('direct', { ref: record.reference, outcome: outcome.kind, ...codeOf(outcome) });
  if (outcome.kind !== 'sent') return 'unavailable';
  // The unconfirmed write may have landed: the marker keeps the sweeper from sending a second time.
  later(async () => void (await markSent(ports, 'staff', record, outcome.id)));
  return 'delivered';
}

/** The first attempt, while the visitor reads that the inquiry was received; the confirmation only once staff has the mail. */
async function deliverAtOnce(ports: Ports, record: OutboxRecord): Promise<void> {
  if (!(await attemptDelivery(ports, 'staff', record, 1, false))) return;
  await confirmSoon(ports, record, (confirmation) => attemptDelivery(ports, 'visitor', confirmation, 1, false));
}

/**
 * Claim attempt `n` and send. Does nothing when another instance holds the claim or the mail is settled already.
 *
 * @param plain send the variant without anything of the visitor in the headers
 * @returns whether it is known that the mail was handed over, and its record is finished
 */
export async function attemptDelivery(
  ports: Ports,
  queue: Queue,
  record: OutboxRecord,
  n: number,
  plain: boolean,
): Promise<boolean> {
  const { store, log } = ports;
  const settled = await settledAs(ports, queue, record.id);
  if (settled === undefined) return false;
  if (settled !== 'open') return finish(ports, queue, record, settled);
  if ((await store.create(tryKey(queue, record.id, n), { at: ports.now() })) !== 'created') return false;

  const message = messageOf(queue, record.mail, record.id, plain);
  const outcome = await ports.send(message, mailKey(queue, record.id, plain), SEND_TIMEOUT_MS);
  log(queue === 'staff' ? 'attempt' : 'confirmation', {
    ref: record.reference,
    n,
    plain,
    outcome: outcome.kind,
    ...codeOf(outcome),
  });
  if (outcome.kind === 'sent') {
    return (await markSent(ports, queue, record, outcome.id)) && (await finish(ports, queue, record, 'sent'));
  }
  const dueAt = dueAfter(record.id, n, ports.now(), outcome.retryAfterMs);
  const result: Result = { n, kind: outcome.kind, code: outcome.code, dueAt };
  await store.create(resultKey(queue, record.id, result), {});
  return false;
}

/**
 * End of a record that is settled: a mail that staff has is followed by its confirmation, whose record is written before this one goes.
 *
 * @returns whether a mail that was sent is finished
 */
export async function finish(
  ports: Ports,
  queue: Queue,
  record: OutboxRecord,
  settled: 'sent' | 'dead',
): Promise<boolean> {
  const mayConfirm = queue === 'staff' && settled === 'sent';
  if (mayConfirm && !(await queueConfirmation(ports, record))) return false;
  return (await ports.store.del(queueKey(queue, 'pending', record.id))) && settled === 'sent';
}

/** Give up on a mail. To staff: move it where staff is alerted and can requeue it. To a visitor: note it. True when that is confirmed. */
export async function giveUp(
  ports: StorePorts,
  queue: Queue,
  record: OutboxRecord,
  reason: DeadReason,
  maybeDelivered: boolean,
): Promise<boolean> {
  const value: DeadRecord = { record: withoutConfirmation(record), deadAt: ports.now(), reason, maybeDelivered };
  const written = await ports.store.create(queueKey(queue, 'dead', record.id), value);
  ports.log(queue === 'staff' ? 'dead' : 'unconfirmed', { ref: record.reference, reason, written });
  if (written === 'failed') return false;
  return ports.store.del(queueKey(queue, 'pending', record.id));
}

async function markSent(ports: Ports, queue: Queue, record: OutboxRecord, mailId: string): Promise<boolean> {
  const value: SentRecord = { record: withoutConfirmation(record), sentAt: ports.now(), mailId };
  return (await ports.store.create(queueKey(queue, 'sent', record.id), value)) !== 'failed';
}

/** Whether the mail was handed over or given up before; undefined when the store does not say. */
async function settledAs({ store }: Ports, queue: Queue, id: string): Promise<'sent' | 'dead' | 'open' | undefined> {
  const [sent, dead] = await Promise.all([
    store.get(queueKey(queue, 'sent', id)),
    store.get(queueKey(queue, 'dead', id)),
  ]);
  if (!sent.ok || !dead.ok) return undefined;
  if (sent.value !== undefined) return 'sent';
  return dead.value === undefined ? 'open' : 'dead';
}

function codeOf(outcome: SendResult): { code: string } | Record<never, never> {
  return outcome.kind === 'sent' ? {} : { code: outcome.code };
}
