import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { inquiryKey } from '#src/domain/contact/keys.ts';
import { countOf } from '#src/domain/contact/report.ts';
import {
  type Count,
  countSchema,
  deadSchema,
  type OutboxRecord,
  quarantineSchema,
  recordSchema,
  sentSchema,
} from '#src/schemas/contact/outbox.ts';
import { listAll } from './listing.ts';
import type { Box } from './ports.ts';
import { deleteInquiry } from './purge.ts';
import { readMany } from './read-many.ts';

/** What staff does with the outbox by command (docs/operations.md). Every action may be repeated after a failure. */

export type RecordState = 'pending' | 'sent' | 'dead' | 'quarantine';
export const RECORD_STATES: readonly RecordState[] = ['pending', 'dead', 'quarantine', 'sent'];

export interface Item {
  readonly kind: RecordState;
  readonly record: OutboxRecord;
  /** Reason of a dead letter, suspicions of a quarantined inquiry. */
  readonly note: string;
  /** When it came into this state, ms since 1970. */
  readonly at: number;
}

/**
 * Everything of some kinds, oldest first.
 *
 * @throws Error when the store cannot be listed
 * @example await itemsOf(box, ['dead'])
 */
export async function itemsOf(box: Box, kinds: readonly RecordState[] = RECORD_STATES): Promise<Item[]> {
  const items: Item[] = [];
  for (const kind of kinds) {
    const list = await box.list(`${kind}/`);
    if (!list.ok) throw new Error(`itemsOf: ${kind}/ could not be listed, expected a store that answers`);
    for await (const { read } of readMany(
      box,
      list.value,
      (key) => key,
      () => true,
    )) {
      const item = read.ok ? itemIn(kind, read.value) : undefined;
      if (item) items.push(item);
    }
  }
  return items.sort((a, b) => a.at - b.at);
}

function itemIn(kind: RecordState, value: unknown): Item | undefined {
  if (kind === 'pending') {
    const { data } = z.safeParse(recordSchema, value);
    return data && { kind, record: data, note: '', at: data.acceptedAt };
  }
  if (kind === 'sent') {
    const { data } = z.safeParse(sentSchema, value);
    return data && { kind, record: data.record, note: data.mailId, at: data.sentAt };
  }
  if (kind === 'dead') {
    const { data } = z.safeParse(deadSchema, value);
    return (
      data && {
        kind,
        record: data.record,
        note: data.reason + (data.maybeDelivered ? ' (may be delivered)' : ''),
        at: data.deadAt,
      }
    );
  }
  const { data } = z.safeParse(quarantineSchema, value);
  return data && { kind, record: data.record, note: data.reasons.join(', '), at: data.at };
}

/**
 * The item that a person names by its reference (8 characters) or its whole id.
 *
 * @example findItem(items, '1a2b3c4d')
 */
export function findItem(items: readonly Item[], name: string): Item | undefined {
  const wanted = name.toLowerCase();
  return items.find(({ record }) => record.id === wanted || record.reference.toLowerCase() === wanted);
}

/**
 * Send a dead letter again, under a new mail key: the old one may be used up.
 *
 * @returns the id it is pending under, the same for repeated calls; undefined when the store did not confirm
 * @example await requeue(box, item, Date.now())
 */
export async function requeue(box: Box, { record, at }: Item, now: number): Promise<string | undefined> {
  const id = createHash('sha256').update(`${record.id}\nrequeue\n${at}`).digest('hex').slice(0, 40);
  const written = await box.create(inquiryKey('pending', id), { ...record, id, acceptedAt: now, windowFrom: now });
  if (written === 'failed') return undefined;
  await box.del(inquiryKey('sent', record.id));
  return (await box.del(inquiryKey('dead', record.id))) ? id : undefined;
}

/**
 * Mail a quarantined inquiry after all.
 *
 * @returns false when the store did not confirm
 * @example await release(box, item, Date.now())
 */
export async function release(box: Box, { record }: Item, now: number): Promise<boolean> {
  const written = await box.create(inquiryKey('pending', record.id), { ...record, windowFrom: now });
  return written !== 'failed' && box.del(inquiryKey('quarantine', record.id));
}

/**
 * Note that staff dealt with a dead letter in another way: it no longer turns health red, and is purged after 30 days.
 *
 * @example await acknowledge(box, item, Date.now())
 */
export async function acknowledge(box: Box, { record }: Item, now: number): Promise<boolean> {
  return (await box.create(inquiryKey('ack', record.id), { at: now })) !== 'failed';
}

/**
 * Delete every inquiry of a person; its count stays.
 *
 * @param address the e-mail address of the request; upper and lower case are the same
 * @returns how many inquiries were found and how many of them are gone
 * @example await forgetPerson(box, 'taro@mihon.example') // => { found: 2, deleted: 2 }
 */
export async function forgetPerson(box: Box, address: string): Promise<{ found: number; deleted: number }> {
  const wanted = address.trim().toLowerCase();
  const keys = await listAll({ box });
  if (keys === undefined) throw new Error('forgetPerson: the store could not be listed, expected one that answers');
  const theirs = (await itemsOf(box)).filter(({ record }) => record.mail.replyTo.toLowerCase() === wanted);
  let deleted = 0;
  for (const { kind, record } of theirs) {
    if (await deleteInquiry({ box }, keys, record, inquiryKey(kind, record.id))) deleted += 1;
  }
  return { found: theirs.length, deleted };
}

/**
 * The counts of all inquiries ever taken: those of purged ones, and those still in the store. Quarantined ones are not counted.
 *
 * @throws Error when the store cannot be listed
 * @example tally(await countsOf(box))
 */
export async function countsOf(box: Box): Promise<Count[]> {
  const counts = new Map<string, Count>();
  for (const { record } of await itemsOf(box, ['pending', 'dead', 'sent'])) counts.set(record.id, countOf(record));
  const list = await box.list('count/');
  if (!list.ok) throw new Error('countsOf: count/ could not be listed, expected a store that answers');
  for await (const { id, read } of readMany(
    box,
    list.value,
    (key) => key,
    () => true,
  )) {
    const count = read.ok ? z.safeParse(countSchema, read.value) : undefined;
    if (count?.success) counts.set(id.slice('count/'.length), count.data);
  }
  return [...counts.values()];
}
