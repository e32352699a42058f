import * as z from 'zod/mini';
import { alertStep } from '#src/domain/contact/alert.ts';
import { alertKey, inquiryKey } from '#src/domain/contact/keys.ts';
import { claimSchema, type DeadRecord, deadSchema } from '#src/schemas/contact/outbox.ts';
import { SEND_TIMEOUT_MS } from './delivery.ts';
import type { Keys } from './listing.ts';
import type { Message, Ports } from './ports.ts';

/** The alert's text for staff; it names a reference, never a person. */
export type AlertOf = (
  dead: Pick<DeadRecord, 'reason' | 'maybeDelivered'> & { id: string; reference: string },
) => Pick<Message, 'subject' | 'text'>;

interface AlertPass {
  readonly alertOf: AlertOf;
  /** Time left for sending, ms. */
  readonly left: () => number;
  /** Waits until another mail may be sent. */
  readonly pace: () => Promise<void>;
}

/**
 * Alert staff of dead letters, each once (see {@link alertStep}).
 *
 * @returns how many alerts the mail service took
 */
export async function alertAll(ports: Ports, keys: Keys, ids: readonly string[], pass: AlertPass): Promise<number> {
  let alerts = 0;
  for (const id of ids) {
    if (pass.left() < 0) break;
    const round = await openRound(ports, id, keys.alertRounds.get(id) ?? 0);
    if (round !== undefined && (await alert(ports, id, round, pass))) alerts += 1;
  }
  return alerts;
}

/**
 * Note that staff is alerted of a dead letter: by the answer to the alert, or by a later report of it.
 *
 * @returns false when the store did not confirm
 */
export async function noteAlerted({ store, now }: Pick<Ports, 'store' | 'now'>, id: string): Promise<boolean> {
  return (await store.create(inquiryKey('alerted', id), { at: now() })) !== 'failed';
}

/** The round in which the alert may be sent now, claimed before anything is sent. */
async function openRound({ store, now }: Ports, id: string, last: number): Promise<number | undefined> {
  const claimedAt = last === 0 ? 0 : await claimTime(store, alertKey(id, last));
  if (claimedAt === undefined) return undefined;
  const step = alertStep(last, claimedAt, now());
  if (step.do === 'wait') return undefined;
  if (step.do === 'send') return step.round;
  const isMine = (await store.create(alertKey(id, step.round), { at: now() })) === 'created';
  return isMine && step.do === 'open' ? step.round : undefined;
}

async function claimTime(store: Ports['store'], key: string): Promise<number | undefined> {
  const read = await store.get(key);
  const claim = read.ok ? z.safeParse(claimSchema, read.value) : undefined;
  return claim?.success ? claim.data.at : undefined;
}

async function alert(ports: Ports, id: string, round: number, { alertOf, pace }: AlertPass): Promise<boolean> {
  const read = await ports.store.get(inquiryKey('dead', id));
  const dead = read.ok ? z.safeParse(deadSchema, read.value) : undefined;
  if (!dead?.success) return false;
  const { record, reason, maybeDelivered } = dead.data;
  await pace();
  const message: Message = {
    ...alertOf({ reference: record.reference, reason, maybeDelivered, id }),
    ref: id,
    kind: 'alert',
  };
  const outcome = await ports.send(message, `contact-alert/${id}/${round}`, SEND_TIMEOUT_MS);
  ports.log('alert', { ref: record.reference, round, outcome: outcome.kind });
  // A key that was used with another text (words changed by a deploy) was used: staff has the alert.
  if (outcome.kind !== 'sent' && outcome.kind !== 'conflict') return false;
  await noteAlerted(ports, id);
  return true;
}
