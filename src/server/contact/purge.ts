import * as z from 'zod/mini';
import { alertKey, inquiryKey, queueKey } from '#src/domain/contact/keys.ts';
import { KEEP_BLOCKED_DAYS, KEEP_UNDELIVERED_DAYS, purgeDueAt } from '#src/domain/contact/outbox.ts';
import { claimSchema, deadSchema, onceSchema, quarantineSchema, sentSchema } from '#src/schemas/contact/outbox.ts';
import { alertKeys, deleteConfirmation, deleteInOrder, deleteInquiry } from './delete-records.ts';
import { type Keys, listQueue } from './listing.ts';
import type { Ports } from './ports.ts';
import { rotate } from './queue-run.ts';
import { readMany } from './read-many.ts';

interface PurgeOptions {
  readonly keepDays: number;
  readonly rand: () => number;
}

/** The result of a purge: how many records are gone, and the longest time that one was kept past its day, ms. */
interface Purged {
  readonly purged: number;
  readonly delayMs: number;
}

/** Values of one kind, and when and how each goes. */
interface Expiring {
  readonly keys: readonly string[];
  /** When a value is due, ms since 1970, and what deletes it; undefined for a value that is none of ours. */
  readonly read: (value: unknown, key: string) => { dueAt: number; remove: () => Promise<boolean> } | undefined;
  /** Marks are not counted. */
  readonly isMark?: true;
}

/**
 * Delete old personal data:
 *
 * - delivered inquiries and confirmations after `keepDays`
 * - dead letters that staff was alerted to, quarantined inquiries and bounce reports after 30 days
 * - suppression entries of bounced addresses after two years
 *
 * The count of inquiries stays. The marker of an inquiry is deleted last: an interrupted purge is repeated and never makes an inquiry look
 * undelivered. Reading starts at a random kind and key, so that every record is reached even if there are too many for one run.
 */
export async function purge(
  ports: Ports,
  { keepDays, rand }: PurgeOptions,
  keys: Keys,
  left: () => number,
): Promise<Purged> {
  let purged = 0;
  let delayMs = 0;
  const kinds = [
    ...inquiries(ports, keepDays, keys),
    ...(await confirmations(ports, keepDays)),
    ...(await marks(ports, keepDays)),
  ];
  for (const { keys: all, read: readValue, isMark } of rotate(kinds, rand())) {
    for await (const { key, read } of readMany(ports.store, rotate(all, rand()), () => left() > 0)) {
      const found = read.ok ? readValue(read.value, key) : undefined;
      if (found === undefined || ports.now() < found.dueAt) continue;
      delayMs = Math.max(delayMs, ports.now() - found.dueAt);
      if ((await found.remove()) && !isMark) purged += 1;
    }
  }
  return { purged, delayMs };
}

/** Inquiries by their end, and notes on dead letters that are gone. */
function inquiries(ports: Ports, keepDays: number, keys: Keys): Expiring[] {
  const keysOf = (prefix: 'sent' | 'dead' | 'quarantine', ids: Iterable<string>) =>
    [...ids].map((id) => inquiryKey(prefix, id));
  const sent: Expiring = {
    keys: keysOf('sent', keys.sent),
    read: (value, key) => {
      const { data } = z.safeParse(sentSchema, value);
      return (
        data && { dueAt: purgeDueAt(data.sentAt, keepDays), remove: () => deleteInquiry(ports, keys, data.record, key) }
      );
    },
  };
  const dead: Expiring = {
    keys: keysOf(
      'dead',
      [...keys.dead].filter((id) => keys.alerted.has(id)),
    ),
    read: (value, key) => {
      const { data } = z.safeParse(deadSchema, value);
      const dueAt = purgeDueAt(data?.deadAt ?? 0, KEEP_UNDELIVERED_DAYS);
      return data && { dueAt, remove: () => deleteInquiry(ports, keys, data.record, key) };
    },
  };
  const quarantined: Expiring = {
    keys: keysOf('quarantine', keys.quarantine),
    read: (value, key) => {
      const { data } = z.safeParse(quarantineSchema, value);
      return data && { dueAt: purgeDueAt(data.at, KEEP_UNDELIVERED_DAYS), remove: () => ports.store.del(key) };
    },
  };
  // Only old ones: a listing may be a minute behind.
  const orphans = [...new Set([...keys.alertRounds.keys(), ...keys.alerted])].filter((id) => !keys.dead.has(id));
  const notes: Expiring = {
    isMark: true,
    keys: orphans.map((id) => (keys.alerted.has(id) ? inquiryKey('alerted', id) : alertKey(id, 1))),
    read: (value, key) => {
      const { data } = z.safeParse(claimSchema, value);
      const id = key.split('/')[1] ?? '';
      const all = [inquiryKey('ack', id), ...alertKeys(keys, id), inquiryKey('alerted', id)];
      return data && { dueAt: purgeDueAt(data.at, 1), remove: () => deleteInOrder(ports, all) };
    },
  };
  return [sent, dead, quarantined, notes];
}

/** Confirmations, sent or given up, go like inquiries that were delivered. */
async function confirmations(ports: Ports, keepDays: number): Promise<Expiring[]> {
  const keys = await listQueue(ports, 'visitor');
  if (keys === undefined) return [];
  return (['sent', 'dead'] as const).map((name) => ({
    keys: [...keys[name]].map((id) => queueKey('visitor', name, id)),
    read: (value, key) => {
      const { data } = z.safeParse(z.union([sentSchema, deadSchema]), value);
      if (data === undefined) return undefined;
      const endedAt = 'sentAt' in data ? data.sentAt : data.deadAt;
      return {
        dueAt: purgeDueAt(endedAt, keepDays),
        remove: () => deleteConfirmation(ports, keys, key.split('/')[1] ?? '', key),
      };
    },
  }));
}

/** Marks that hold nothing but their time: each goes so many days after it. */
async function marks({ store }: Ports, keepDays: number): Promise<Expiring[]> {
  const prefixes = [
    // A mark of the day stays for the 24 hours that it speaks for.
    { prefix: 'once/', schema: onceSchema, days: Math.max(keepDays, 1) },
    { prefix: 'hour/', schema: claimSchema, days: 1 },
    { prefix: 'blocked/', schema: claimSchema, days: KEEP_BLOCKED_DAYS },
    { prefix: 'hook/', schema: claimSchema, days: KEEP_UNDELIVERED_DAYS },
  ];
  return Promise.all(
    prefixes.map(async ({ prefix, schema, days }): Promise<Expiring> => {
      const list = await store.list(prefix);
      return {
        isMark: true,
        keys: list.ok ? list.value : [],
        read: (value, key) => {
          const { data } = z.safeParse(schema, value);
          return data && { dueAt: purgeDueAt(data.at, days), remove: () => store.del(key) };
        },
      };
    }),
  );
}
