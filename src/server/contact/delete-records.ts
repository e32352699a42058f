import { alertKey, inquiryKey, type Queue, queueKey, tryKey } from '#src/domain/contact/keys.ts';
import { countOf } from '#src/domain/contact/report.ts';
import type { OutboxRecord } from '#src/schemas/contact/outbox.ts';
import type { Keys, QueueKeys } from './listing.ts';
import type { Ports } from './ports.ts';

/** Deleting a record with all that belongs to it, in the order that makes every crash harmless. */

/**
 * Delete everything of one confirmation; `marker` last.
 *
 * @returns false when some part could not be deleted
 */
export async function deleteConfirmation(
  ports: Pick<Ports, 'store'>,
  keys: Pick<QueueKeys, 'tries' | 'resultKeys'>,
  id: string,
  marker: string,
): Promise<boolean> {
  return deleteInOrder(ports, [...attemptKeys('visitor', keys, id), marker]);
}

/**
 * Delete everything of one inquiry but its count; `marker` last. The note that staff was alerted stays a day longer, or a
 * purge killed half-way would alert again.
 *
 * @returns false when some part could not be deleted; nothing is lost by calling it again
 */
export async function deleteInquiry(
  ports: Pick<Ports, 'store'>,
  keys: Pick<Keys, 'tries' | 'resultKeys' | 'alertRounds'>,
  record: OutboxRecord,
  marker: string,
): Promise<boolean> {
  const { id } = record;
  if ((await ports.store.create(inquiryKey('count', id), countOf(record))) === 'failed') return false;
  return deleteInOrder(ports, [...attemptKeys('staff', keys, id), ...alertKeys(keys, id), marker]);
}

/** Delete keys one after the other. False at the first that could not be deleted: those behind it stay. */
export async function deleteInOrder({ store }: Pick<Ports, 'store'>, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) if (!(await store.del(key))) return false;
  return true;
}

/** The keys of one id in a queue, without the marker of its end: pending, attempts, results. */
export function attemptKeys(queue: Queue, keys: Pick<QueueKeys, 'tries' | 'resultKeys'>, id: string): string[] {
  const tries = Array.from({ length: keys.tries.get(id) ?? 0 }, (_, index) => tryKey(queue, id, index + 1));
  return [queueKey(queue, 'pending', id), ...tries, ...(keys.resultKeys.get(id) ?? [])];
}

/** The rounds of an alert, from the highest down, so that an interrupted purge can resume. */
export function alertKeys({ alertRounds }: Pick<Keys, 'alertRounds'>, id: string): string[] {
  const rounds = alertRounds.get(id) ?? 0;
  return Array.from({ length: rounds }, (_, index) => alertKey(id, rounds - index));
}
