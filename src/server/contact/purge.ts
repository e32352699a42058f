import * as z from 'zod/mini';
import { alertKey, inquiryKey, type Queue, queueKey, tryKey } from '#src/domain/contact/keys.ts';
import {
  isPurgeable,
  KEEP_BLOCKED_DAYS,
  KEEP_UNDELIVERED_DAYS,
  KEEP_UNDELIVERED_MS,
} from '#src/domain/contact/outbox.ts';
import { countOf } from '#src/domain/contact/report.ts';
import {
  claimSchema,
  deadSchema,
  type OutboxRecord,
  onceSchema,
  quarantineSchema,
  sentSchema,
} from '#src/schemas/contact/outbox.ts';
import { type Keys, listQueue, type QueueKeys } from './listing.ts';
import type { Ports } from './ports.ts';
import { readMany } from './read-many.ts';

const ORPHAN_MS = 86_400_000;

/**
 * Delete the personal data of what is old: delivered inquiries and confirmations after `keepDays`, dead letters (alerted only) and
 * quarantined ones after 30 days, like the notes on reports that mails came back, what stands for an address that bounced after two
 * years. The count of inquiries is kept; the marker goes last, so that a purge killed half-way is repeated and never makes an inquiry
 * look undelivered.
 *
 * @returns how many inquiries were purged
 * @example await purge(ports, { keepDays: 7 }, keys, () => 20_000)
 */
export async function purge(
  ports: Ports,
  { keepDays }: { readonly keepDays: number },
  keys: Keys,
  left: () => number,
): Promise<number> {
  const goOn = () => left() > 0;
  let purged = 0;
  for await (const { id, read } of readMany(ports.box, [...keys.sent], (id) => inquiryKey('sent', id), goOn)) {
    const sent = read.ok ? z.safeParse(sentSchema, read.value) : undefined;
    if (!sent?.success || !isPurgeable(sent.data.sentAt, keepDays, ports.now())) continue;
    if (await deleteInquiry(ports, keys, sent.data.record, inquiryKey('sent', id))) purged += 1;
  }
  const alerted = [...keys.dead].filter((id) => keys.alerted.has(id));
  for await (const { id, read } of readMany(ports.box, alerted, (id) => inquiryKey('dead', id), goOn)) {
    const dead = read.ok ? z.safeParse(deadSchema, read.value) : undefined;
    if (!dead?.success || ports.now() < dead.data.deadAt + KEEP_UNDELIVERED_MS) continue;
    if (await deleteInquiry(ports, keys, dead.data.record, inquiryKey('dead', id))) purged += 1;
  }
  for await (const { id, read } of readMany(
    ports.box,
    [...keys.quarantine],
    (id) => inquiryKey('quarantine', id),
    goOn,
  )) {
    const held = read.ok ? z.safeParse(quarantineSchema, read.value) : undefined;
    if (!held?.success || ports.now() < held.data.at + KEEP_UNDELIVERED_MS) continue;
    if (await ports.box.del(inquiryKey('quarantine', id))) purged += 1;
  }
  // Notes on dead letters that are gone. Only old ones: a listing may be a minute behind.
  const orphans = [...new Set([...keys.alertRounds.keys(), ...keys.alerted])].filter((id) => !keys.dead.has(id));
  const noteOf = (id: string) => (keys.alerted.has(id) ? inquiryKey('alerted', id) : alertKey(id, 1));
  for await (const { id, read } of readMany(ports.box, orphans, noteOf, goOn)) {
    const note = read.ok ? z.safeParse(claimSchema, read.value) : undefined;
    if (!note?.success || ports.now() < note.data.at + ORPHAN_MS) continue;
    for (const key of [inquiryKey('ack', id), ...alertKeys(keys, id), inquiryKey('alerted', id)])
      await ports.box.del(key);
  }
  const confirmations = await purgeConfirmations(ports, keepDays, goOn);
  // A mark of the day stays for the 24 hours that it speaks for.
  await purgeMarks(ports, 'once/', onceSchema, Math.max(keepDays, 1), goOn);
  await purgeMarks(ports, 'hour/', claimSchema, 1, goOn);
  await purgeMarks(ports, 'blocked/', claimSchema, KEEP_BLOCKED_DAYS, goOn);
  await purgeMarks(ports, 'hook/', claimSchema, KEEP_UNDELIVERED_DAYS, goOn);
  return purged + confirmations;
}

/** Confirmations, sent or given up, go like inquiries that were delivered. */
async function purgeConfirmations(ports: Ports, keepDays: number, goOn: () => boolean): Promise<number> {
  const keys = await listQueue(ports, 'visitor');
  if (keys === undefined) return 0;
  let purged = 0;
  for (const name of ['sent', 'dead'] as const) {
    const keyOf = (id: string) => queueKey('visitor', name, id);
    for await (const { id, read } of readMany(ports.box, [...keys[name]], keyOf, goOn)) {
      const value = read.ok ? z.safeParse(z.union([sentSchema, deadSchema]), read.value) : undefined;
      if (!value?.success) continue;
      const endedAt = 'sentAt' in value.data ? value.data.sentAt : value.data.deadAt;
      if (!isPurgeable(endedAt, keepDays, ports.now())) continue;
      if (await deleteConfirmation(ports, keys, id, keyOf(id))) purged += 1;
    }
  }
  return purged;
}

/** Marks that hold nothing but their time: each goes `days` after it. */
async function purgeMarks(
  ports: Ports,
  prefix: 'once/' | 'hour/' | 'blocked/' | 'hook/',
  schema: typeof onceSchema | typeof claimSchema,
  days: number,
  goOn: () => boolean,
): Promise<void> {
  const marks = await ports.box.list(prefix);
  if (!marks.ok) return;
  for await (const { id: key, read } of readMany(ports.box, marks.value, itself, goOn)) {
    const mark = read.ok ? z.safeParse(schema, read.value) : undefined;
    if (mark?.success && isPurgeable(mark.data.at, days, ports.now())) await ports.box.del(key);
  }
}

function itself(key: string): string {
  return key;
}

/**
 * Delete everything of one confirmation; `marker` last.
 *
 * @returns false when some part could not be deleted
 * @example await deleteConfirmation(ports, keys, id, queueKey('visitor', 'sent', id))
 */
export async function deleteConfirmation(
  { box }: Pick<Ports, 'box'>,
  keys: Pick<QueueKeys, 'tries' | 'resultKeys'>,
  id: string,
  marker: string,
): Promise<boolean> {
  for (const key of attemptKeys('visitor', keys, id)) if (!(await box.del(key))) return false;
  return box.del(marker);
}

/**
 * Delete everything of one inquiry but its count; `marker` last. The note that staff was alerted stays a day longer, or a
 * purge killed half-way would alert again.
 *
 * @returns false when some part could not be deleted; nothing is lost by calling it again
 * @example await deleteInquiry(ports, keys, record, inquiryKey('sent', record.id))
 */
export async function deleteInquiry(
  { box }: Pick<Ports, 'box'>,
  keys: Pick<Keys, 'tries' | 'resultKeys' | 'alertRounds'>,
  record: OutboxRecord,
  marker: string,
): Promise<boolean> {
  const { id } = record;
  if ((await box.create(inquiryKey('count', id), countOf(record))) === 'failed') return false;
  for (const key of [...attemptKeys('staff', keys, id), ...alertKeys(keys, id)])
    if (!(await box.del(key))) return false;
  return box.del(marker);
}

/**
 * What a queue keeps of one id besides the marker of its end: that it waits, its attempts, and how they ended.
 *
 * @example attemptKeys('staff', keys, id) // => ['pending/<id>', 'try/<id>/0001', 'res/<id>/0001.unknown.timeout.60000']
 */
export function attemptKeys(queue: Queue, keys: Pick<QueueKeys, 'tries' | 'resultKeys'>, id: string): string[] {
  const tries = Array.from({ length: keys.tries.get(id) ?? 0 }, (_, index) => tryKey(queue, id, index + 1));
  return [queueKey(queue, 'pending', id), ...tries, ...(keys.resultKeys.get(id) ?? [])];
}

/** Deletes from the highest down, so that an interrupted purge can resume. */
function alertKeys({ alertRounds }: Pick<Keys, 'alertRounds'>, id: string): string[] {
  const rounds = alertRounds.get(id) ?? 0;
  return Array.from({ length: rounds }, (_, index) => alertKey(id, rounds - index));
}
