import * as z from 'zod/mini';
import { HEARTBEAT_KEY, keyOf, tryKey } from '#src/domain/contact-keys.ts';
import { type History, nextStep, type Step } from '#src/domain/contact-outbox.ts';
import {
  claimSchema,
  type DeadRecord,
  deadSchema,
  type Heartbeat,
  heartbeatSchema,
  type OutboxRecord,
  recordSchema,
} from '#src/schemas/outbox.ts';
import { attempt, bury, SEND_TIMEOUT_MS } from './contact-delivery.ts';
import { type Keys, listAll } from './contact-listing.ts';
import { purge } from './contact-purge.ts';
import type { Letter, Ports } from './ports.ts';
import { readMany } from './read-many.ts';

/** The scheduled half of the pipeline: delivers what is pending, alerts on dead letters, purges what is old. */

export interface SweepOptions {
  /** The platform stops a scheduled function after 30 s. */
  readonly budgetMs: number;
  /** The mail service takes two mails a second from the whole team. */
  readonly gapMs: number;
  readonly keepDays: number;
  readonly rand: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** The alert's text for staff; it names a reference, never a person. */
  readonly alertOf: (
    dead: Pick<DeadRecord, 'reason' | 'maybeDelivered'> & { id: string; reference: string },
  ) => Omit<Letter, 'ref'>;
}

export const SWEEP_DEFAULTS = { budgetMs: 20_000, gapMs: 600 } as const;
/** A flood of dead letters must not starve deliveries. */
const ALERTS_FIRST = 8;
const PURGE_EVERY_MS = 3_300_000;

/** What one sweep did; counts only. */
export interface SweepSummary {
  readonly ok: boolean;
  readonly attempts: number;
  readonly alerts: number;
  readonly purged: number;
  readonly corrupt: number;
}

/**
 * Run one sweep. Safe to run several at once, and to be killed at any step.
 *
 * @returns `ok: false` when the store could not be listed; the next sweep starts anew
 * @example await sweep(ports, { ...SWEEP_DEFAULTS, keepDays: 7, rand: Math.random, sleep, alertOf })
 */
export async function sweep(ports: Ports, options: SweepOptions): Promise<SweepSummary> {
  const startedAt = ports.now();
  const left = () => options.budgetMs - (ports.now() - startedAt);
  const keys = await listAll(ports);
  if (keys === undefined) return { ok: false, attempts: 0, alerts: 0, purged: 0, corrupt: 0 };
  const pace = pacer(options);

  const unalerted = rotate(
    [...keys.dead].filter((id) => !keys.alerted.has(id)),
    options.rand(),
  );
  let alerts = await alertAll(ports, options, unalerted.slice(0, ALERTS_FIRST), left, pace);
  const { attempts, corrupt } = await deliverAll(ports, options, keys, left, pace);
  alerts += await alertAll(ports, options, unalerted.slice(ALERTS_FIRST), left, pace);

  const last = await lastHeartbeat(ports);
  const isPurgeTime = ports.now() - (last?.purgedAt ?? 0) >= PURGE_EVERY_MS;
  const purged = isPurgeTime ? await purge(ports, options, keys, left) : 0;
  const heartbeat: Heartbeat = {
    at: ports.now(),
    corrupt,
    purgedAt: isPurgeTime ? ports.now() : (last?.purgedAt ?? 0),
  };
  await ports.box.put(HEARTBEAT_KEY, heartbeat);
  return { ok: true, attempts, alerts, purged, corrupt };
}

/** Oldest first; reading starts at a random place, so that nothing is out of reach when there is more than can be read. */
async function deliverAll(
  ports: Ports,
  options: SweepOptions,
  keys: Keys,
  left: () => number,
  pace: () => Promise<void>,
): Promise<{ attempts: number; corrupt: number }> {
  const ids = rotate([...keys.pending], options.rand());
  const records: OutboxRecord[] = [];
  let corrupt = keys.foreign;
  const isReading = () => left() > options.budgetMs * 0.6;
  for await (const { id, read } of readMany(ports.box, ids, (id) => keyOf('pending', id), isReading)) {
    if (!read.ok || read.value === undefined) continue;
    const record = z.safeParse(recordSchema, read.value);
    if (record.success && record.data.id === id) records.push(record.data);
    else corrupt += 1;
  }
  if (corrupt > 0) ports.log('corrupt', { count: corrupt });
  records.sort((a, b) => a.windowFrom - b.windowFrom);

  let attempts = 0;
  for (const record of records) {
    if (left() < SEND_TIMEOUT_MS / 2) break;
    const step = await stepFor(ports, record, keys);
    if (step.do === 'finish') await ports.box.del(keyOf('pending', record.id));
    if (step.do === 'bury') await bury(ports, record, step.reason, step.maybeDelivered);
    if (step.do !== 'try') continue;
    await pace();
    attempts += 1;
    await attempt(ports, record, step.n, step.plain);
  }
  return { attempts, corrupt };
}

/** Decide from the listing; before acting, look at the last claim too. */
async function stepFor(ports: Ports, record: OutboxRecord, keys: Keys): Promise<Step> {
  const tries = keys.tries.get(record.id) ?? 0;
  const history: History = {
    windowFrom: record.windowFrom,
    tries,
    results: keys.results.get(record.id) ?? [],
    sent: keys.sent.has(record.id),
    dead: keys.dead.has(record.id),
  };
  const step = nextStep(history, ports.now());
  if (tries === 0 || step.do === 'finish' || step.do === 'wait') return step;
  const claim = await ports.box.get(tryKey(record.id, tries));
  if (!claim.ok) return { do: 'wait' };
  const parsed = z.safeParse(claimSchema, claim.value);
  return parsed.success ? nextStep({ ...history, lastTryAt: parsed.data.at }, ports.now()) : step;
}

async function alertAll(
  ports: Ports,
  options: SweepOptions,
  ids: readonly string[],
  left: () => number,
  pace: () => Promise<void>,
): Promise<number> {
  let alerts = 0;
  for (const id of ids) {
    if (left() < SEND_TIMEOUT_MS / 2) break;
    const read = await ports.box.get(keyOf('dead', id));
    const dead = read.ok ? z.safeParse(deadSchema, read.value) : undefined;
    if (!dead?.success) continue;
    const { record, reason, maybeDelivered, deadAt } = dead.data;
    await pace();
    const letter = options.alertOf({ reference: record.reference, reason, maybeDelivered, id });
    const outcome = await ports.send({ ...letter, ref: id }, `contact-alert/${id}/${deadAt}`, SEND_TIMEOUT_MS);
    ports.log('alert', { ref: record.reference, outcome: outcome.kind });
    if (outcome.kind !== 'sent') continue;
    alerts += 1;
    await ports.box.create(keyOf('alerted', id), { at: ports.now() });
  }
  return alerts;
}

async function lastHeartbeat(ports: Ports): Promise<Heartbeat | undefined> {
  const read = await ports.box.get(HEARTBEAT_KEY);
  const parsed = read.ok ? z.safeParse(heartbeatSchema, read.value) : undefined;
  return parsed?.success ? parsed.data : undefined;
}

/** Spaces sends out over one sweep. */
function pacer({ gapMs, sleep }: SweepOptions): () => Promise<void> {
  let isFirst = true;
  return async () => {
    if (!isFirst) await sleep(gapMs);
    isFirst = false;
  };
}

function rotate<T>(items: readonly T[], random: number): T[] {
  const start = Math.floor(random * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}
