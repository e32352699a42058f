import * as z from 'zod/mini';
import { idIn, type Queue, queueKey, tryKey } from '#src/domain/contact/keys.ts';
import { type History, nextStep, type Step } from '#src/domain/contact/outbox.ts';
import { claimSchema, type OutboxRecord, recordSchema } from '#src/schemas/contact/outbox.ts';
import { attemptDelivery, finish, giveUp } from './delivery.ts';
import type { QueueKeys } from './listing.ts';
import type { Ports } from './ports.ts';
import { readMany } from './read-many.ts';

/** The part of a sweep for one queue: finish and bury first, then send due mails, oldest first. */

export interface RunTime {
  /** Ms left for sending. */
  readonly left: () => number;
  /** The state at the start of the sweep. */
  readonly budgetMs: number;
  /** Waits until another mail may be sent. */
  readonly pace: () => Promise<void>;
  readonly rand: () => number;
}

/** Pending mails of a queue that may be tried now, and values there that are none. */
interface Opened {
  readonly open: readonly OutboxRecord[];
  readonly corrupt: number;
}

/** Read what is pending, finish what is settled and bury what is over. */
export async function openQueue(ports: Ports, queue: Queue, keys: QueueKeys, time: RunTime): Promise<Opened> {
  const { records, corrupt } = await readPending(ports, queue, keys, time);
  return { open: await settle(ports, queue, records, keys, () => time.left() > time.budgetMs * 0.3), corrupt };
}

/**
 * Send what is due, as long as there is time.
 *
 * @returns how many sends were tried
 */
export async function deliver(
  ports: Ports,
  queue: Queue,
  records: readonly OutboxRecord[],
  keys: QueueKeys,
  { left, pace }: RunTime,
): Promise<number> {
  let attempts = 0;
  for (const record of records) {
    if (left() < 0) break;
    const step = await confirmedStep(ports, queue, record, keys);
    if (step.do === 'bury') await giveUp(ports, queue, record, step.reason, step.maybeDelivered);
    if (step.do !== 'try') continue;
    await pace();
    attempts += 1;
    await attemptDelivery(ports, queue, record, step.n, step.plain);
  }
  return attempts;
}

/** Oldest first; reading starts at a random place, so that nothing is out of reach when there is more than can be read. */
async function readPending(
  ports: Ports,
  queue: Queue,
  keys: QueueKeys,
  time: RunTime,
): Promise<{ records: OutboxRecord[]; corrupt: number }> {
  const pending = rotate([...keys.pending], time.rand()).map((id) => queueKey(queue, 'pending', id));
  const records: OutboxRecord[] = [];
  let corrupt = keys.foreign;
  const isReading = () => time.left() > time.budgetMs * 0.6;
  for await (const { key, read } of readMany(ports.store, pending, isReading)) {
    if (!read.ok || read.value === undefined) continue;
    const record = z.safeParse(recordSchema, read.value);
    if (record.success && record.data.id === idIn(key)) records.push(record.data);
    else corrupt += 1;
  }
  if (corrupt > 0) ports.log('corrupt', { queue, count: corrupt });
  return { records: records.sort((a, b) => a.windowFrom - b.windowFrom), corrupt };
}

/**
 * Finish and bury first, whatever the mail service does: a hanging one takes all the time that is left, and an inquiry that
 * should have been buried must not be sent by a later sweep with another clock.
 *
 * @returns those that may be tried
 */
async function settle(
  ports: Ports,
  queue: Queue,
  records: readonly OutboxRecord[],
  keys: QueueKeys,
  goOn: () => boolean,
): Promise<OutboxRecord[]> {
  const open: OutboxRecord[] = [];
  for (const record of records) {
    const expected = nextStep(historyOf(record, keys), ports.now());
    if (expected.do === 'try') open.push(record);
    if (expected.do === 'try' || expected.do === 'wait' || !goOn()) continue;
    const step = await confirmedStep(ports, queue, record, keys);
    if (step.do === 'finish') await finish(ports, queue, record, keys.sent.has(record.id) ? 'sent' : 'dead');
    if (step.do === 'bury') await giveUp(ports, queue, record, step.reason, step.maybeDelivered);
  }
  return open;
}

function historyOf(record: OutboxRecord, keys: QueueKeys): History {
  return {
    windowFrom: record.windowFrom,
    tries: keys.tries.get(record.id) ?? 0,
    results: keys.results.get(record.id) ?? [],
    sent: keys.sent.has(record.id),
    dead: keys.dead.has(record.id),
  };
}

/** Decide from the listing; before acting, look at the last claim too. */
async function confirmedStep(ports: Ports, queue: Queue, record: OutboxRecord, keys: QueueKeys): Promise<Step> {
  const history = historyOf(record, keys);
  const step = nextStep(history, ports.now());
  if (history.tries === 0 || step.do === 'finish' || step.do === 'wait') return step;
  const claim = await ports.store.get(tryKey(queue, record.id, history.tries));
  if (!claim.ok) return { do: 'wait' };
  const parsed = z.safeParse(claimSchema, claim.value);
  return parsed.success ? nextStep({ ...history, lastTryAt: parsed.data.at }, ports.now()) : step;
}

/**
 * A list that begins at a random place.
 *
 * @param random 0 ≤ x < 1
 * @example rotate([1, 2, 3], 0.5) // => [2, 3, 1]
 */
export function rotate<T>(items: readonly T[], random: number): T[] {
  const start = Math.floor(random * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}
