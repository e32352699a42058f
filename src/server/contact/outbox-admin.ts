import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import config from '#site-config';
import { withoutConfirmation } from '#src/domain/contact/confirmation.ts';
import { idIn, inquiryKey, type Result } from '#src/domain/contact/keys.ts';
import { nextStep } from '#src/domain/contact/outbox.ts';
import { countOf } from '#src/domain/contact/report.ts';
import { companyTime } from '#src/i18n/company-time.ts';
import {
  type Count,
  countSchema,
  deadSchema,
  type OutboxRecord,
  quarantineSchema,
  recordSchema,
  sentSchema,
} from '#src/schemas/contact/outbox.ts';
import { noteAlerted } from './alerts.ts';
import { attemptKeys, deleteInOrder } from './delete-records.ts';
import { listQueue, type QueueKeys } from './listing.ts';
import type { OutboxStore } from './ports.ts';
import { readMany } from './read-many.ts';

/** Commands of staff for the outbox (docs/operate/runbook.md). Every action may be repeated after a failure. */

export type RecordState = 'pending' | 'sent' | 'dead' | 'quarantine';
export const RECORD_STATES: readonly RecordState[] = ['pending', 'dead', 'quarantine', 'sent'];

/** The same of confirmations to visitors. */
export type ConfirmationState = 'visitor-pending' | 'visitor-sent' | 'visitor-dead';
export const CONFIRMATION_STATES: readonly ConfirmationState[] = ['visitor-pending', 'visitor-dead', 'visitor-sent'];

export interface Item<Kind = RecordState | ConfirmationState> {
  readonly kind: Kind;
  readonly record: OutboxRecord;
  /** Reason of a dead letter and whether somebody dealt with it; suspicions of a quarantined inquiry; how the last try of a pending one ended. */
  readonly note: string;
  /** When it came into this state, ms since 1970. */
  readonly at: number;
}

/**
 * Everything of some kinds, oldest first.
 *
 * @throws Error when the store cannot be listed
 */
export async function itemsOf<Kind extends RecordState | ConfirmationState = RecordState>(
  store: OutboxStore,
  kinds: readonly Kind[] = RECORD_STATES as readonly Kind[],
): Promise<Item<Kind>[]> {
  const items: Item<Kind>[] = [];
  const acknowledged = new Set((await keysUnder(store, 'ack/')).map(idIn));
  for (const kind of kinds) {
    const tries = await triesOf(store, kind);
    const keys = await keysUnder(store, `${kind}/`);
    for await (const { read } of readMany(store, keys)) {
      const item = read.ok ? itemIn(kind, read.value) : undefined;
      if (!item) continue;
      const results = tries?.get(item.record.id)?.toSorted((a, b) => b.n - a.n) ?? [];
      const note = triedNote(item.record, results) ?? item.note;
      const isDone = kind === 'dead' && acknowledged.has(item.record.id);
      items.push({ ...item, note: isDone ? `${note}, acknowledged` : note });
    }
  }
  return items.sort((a, b) => a.at - b.at);
}

/** How the tries ended of what is pending; undefined for other kinds, and where the store does not list them. */
async function triesOf(
  store: OutboxStore,
  kind: RecordState | ConfirmationState,
): Promise<QueueKeys['results'] | undefined> {
  if (kind !== 'pending' && kind !== 'visitor-pending') return undefined;
  return (await listQueue({ store }, kind === 'pending' ? 'staff' : 'visitor'))?.results;
}

/** How the last try ended and what follows by the sweeper's own rule; undefined before the first one ended. Newest first. */
function triedNote({ windowFrom }: OutboxRecord, results: readonly Result[]): string | undefined {
  const [last] = results;
  if (last === undefined) return undefined;
  const { n, kind, code, dueAt } = last;
  const step = nextStep({ windowFrom, tries: n, results, sent: false, dead: false }, dueAt);
  const next = kind === 'refused' ? 'next with the next sweep' : `next from ${companyTime(dueAt)} (${config.timeZone})`;
  return `try ${n}: ${kind} (${code}), ${step.do === 'bury' ? `no other: ${step.reason}` : next}`;
}

async function keysUnder(store: OutboxStore, prefix: string): Promise<string[]> {
  const list = await store.list(prefix);
  if (!list.ok) throw new Error(`The store did not list ${prefix}: it did not answer, or does not know this token.`);
  return list.value;
}

function itemIn<Kind extends RecordState | ConfirmationState>(kind: Kind, value: unknown): Item<Kind> | undefined {
  if (kind === 'pending' || kind === 'visitor-pending') {
    const { data } = z.safeParse(recordSchema, value);
    return data && { kind, record: data, note: '', at: data.acceptedAt };
  }
  if (kind === 'sent' || kind === 'visitor-sent') {
    const { data } = z.safeParse(sentSchema, value);
    return data && { kind, record: data.record, note: data.mailId, at: data.sentAt };
  }
  if (kind === 'dead' || kind === 'visitor-dead') {
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

/** The item that a person names by its reference (8 characters) or its whole id. */
export function findItem<I extends Item>(items: readonly I[], name: string): I | undefined {
  const wanted = name.toLowerCase();
  return items.find(({ record }) => record.id === wanted || record.reference.toLowerCase() === wanted);
}

/**
 * Send a dead letter again, under a new mail key: the old one may be used up.
 *
 * @returns the id it is pending under, the same for repeated calls; undefined when the store did not confirm
 */
export async function requeue(store: OutboxStore, { record, at }: Item, now: number): Promise<string | undefined> {
  const id = createHash('sha256').update(`${record.id}\nrequeue\n${at}`).digest('hex').slice(0, 40);
  const again = { ...withoutConfirmation(record), id, acceptedAt: now, windowFrom: now };
  const written = await store.create(inquiryKey('pending', id), again);
  const keys = await listQueue({ store }, 'staff');
  if (written === 'failed' || keys === undefined) return undefined;
  // The dead letter is deleted last: while it exists, nothing with the old id is sent, and the command can be repeated.
  const last = [inquiryKey('sent', record.id), inquiryKey('dead', record.id)];
  return (await deleteInOrder({ store }, [...attemptKeys('staff', keys, record.id), ...last])) ? id : undefined;
}

/**
 * Mail a quarantined inquiry after all.
 *
 * @returns false when the store did not confirm
 */
export async function release(store: OutboxStore, { record }: Item, now: number): Promise<boolean> {
  const written = await store.create(inquiryKey('pending', record.id), { ...record, windowFrom: now });
  return written !== 'failed' && store.del(inquiryKey('quarantine', record.id));
}

/** Mark a dead letter as handled by staff: it no longer turns health red, causes no further alert, and is purged after 30 days. */
export async function acknowledge(store: OutboxStore, { record }: Item, now: number): Promise<boolean> {
  if (!(await noteAlerted({ store, now: () => now }, record.id))) return false;
  return (await store.create(inquiryKey('ack', record.id), { at: now })) !== 'failed';
}

/**
 * The counts of all inquiries ever taken: those of purged ones, and those still in the store. Quarantined ones are not counted.
 *
 * @throws Error when the store cannot be listed
 */
export async function countsOf(store: OutboxStore): Promise<Count[]> {
  const counts = new Map<string, Count>();
  for (const { record } of await itemsOf(store, ['pending', 'dead', 'sent'])) counts.set(record.id, countOf(record));
  for await (const { key, read } of readMany(store, await keysUnder(store, 'count/'))) {
    const count = read.ok ? z.safeParse(countSchema, read.value) : undefined;
    if (count?.success) counts.set(key.slice('count/'.length), count.data);
  }
  return [...counts.values()];
}
