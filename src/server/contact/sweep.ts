import * as z from 'zod/mini';
import { HEARTBEAT_KEY, inquiryKey, tryKey } from '#src/domain/contact/keys.ts';
import { type History, nextStep, type Step } from '#src/domain/contact/outbox.ts';
import {
  claimSchema,
  type Heartbeat,
  heartbeatSchema,
  type OutboxRecord,
  recordSchema,
} from '#src/schemas/contact/outbox.ts';
import { type AlertOf, alertAll } from './alerts.ts';
import { attemptDelivery, giveUp } from './delivery.ts';
import { type Keys, listAll } from './listing.ts';
import type { Ports } from './ports.ts';
import { purge } from './purge.ts';
import { readMany } from './read-many.ts';

/** The scheduled half of the pipeline: delivers what is pending, alerts on dead letters, purges what is old. */

interface SweepOptions {
  /** No send starts after this; the last may take 8 s more, and the platform stops a scheduled function after 30 s. */
  readonly budgetMs: number;
  /** The mail service takes two mails a second from the whole team. */
  readonly gapMs: number;
  readonly keepDays: number;
  readonly rand: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly alertOf: AlertOf;
}

export const SWEEP_DEFAULTS = { budgetMs: 20_000, gapMs: 600 } as const;
/** A flood of dead letters must not starve deliveries. */
const ALERTS_FIRST = 8;
const PURGE_EVERY_MS = 3_300_000;

/** What one sweep did; counts only. */
interface SweepSummary {
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
  const pace = pacer(options, ports.now);

  const { records, corrupt } = await readPending(ports, options, keys, left);
  const open = await settle(ports, records, keys, () => left() > options.budgetMs * 0.3);
  const unalerted = rotate(
    [...keys.dead].filter((id) => !keys.alerted.has(id)),
    options.rand(),
  );
  const pass = { alertOf: options.alertOf, left, pace };
  let alerts = await alertAll(ports, keys, unalerted.slice(0, ALERTS_FIRST), pass);
  const attempts = await deliver(ports, open, keys, left, pace);
  alerts += await alertAll(ports, keys, unalerted.slice(ALERTS_FIRST), pass);

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
async function readPending(
  ports: Ports,
  options: SweepOptions,
  keys: Keys,
  left: () => number,
): Promise<{ records: OutboxRecord[]; corrupt: number }> {
  const ids = rotate([...keys.pending], options.rand());
  const records: OutboxRecord[] = [];
  let corrupt = keys.foreign;
  const isReading = () => left() > options.budgetMs * 0.6;
  for await (const { id, read } of readMany(ports.box, ids, (id) => inquiryKey('pending', id), isReading)) {
    if (!read.ok || read.value === undefined) continue;
    const record = z.safeParse(recordSchema, read.value);
    if (record.success && record.data.id === id) records.push(record.data);
    else corrupt += 1;
  }
  if (corrupt > 0) ports.log('corrupt', { count: corrupt });
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
  records: readonly OutboxRecord[],
  keys: Keys,
  goOn: () => boolean,
): Promise<OutboxRecord[]> {
  const open: OutboxRecord[] = [];
  for (const record of records) {
    const expected = nextStep(historyOf(record, keys), ports.now());
    if (expected.do === 'try') open.push(record);
    if (expected.do === 'try' || expected.do === 'wait' || !goOn()) continue;
    const step = await confirmedStep(ports, record, keys);
    if (step.do === 'finish') await ports.box.del(inquiryKey('pending', record.id));
    if (step.do === 'bury') await giveUp(ports, record, step.reason, step.maybeDelivered);
  }
  return open;
}

async function deliver(
  ports: Ports,
  records: readonly OutboxRecord[],
  keys: Keys,
  left: () => number,
  pace: () => Promise<void>,
): Promise<number> {
  let attempts = 0;
  for (const record of records) {
    if (left() < 0) break;
    const step = await confirmedStep(ports, record, keys);
    if (step.do === 'bury') await giveUp(ports, record, step.reason, step.maybeDelivered);
    if (step.do !== 'try') continue;
    await pace();
    attempts += 1;
    await attemptDelivery(ports, record, step.n, step.plain);
  }
  return attempts;
}

function historyOf(record: OutboxRecord, keys: Keys): History {
  return {
    windowFrom: record.windowFrom,
    tries: keys.tries.get(record.id) ?? 0,
    results: keys.results.get(record.id) ?? [],
    sent: keys.sent.has(record.id),
    dead: keys.dead.has(record.id),
  };
}

/** Decide from the listing; before acting, look at the last claim too. */
async function confirmedStep(ports: Ports, record: OutboxRecord, keys: Keys): Promise<Step> {
  const history = historyOf(record, keys);
  const step = nextStep(history, ports.now());
  if (history.tries === 0 || step.do === 'finish' || step.do === 'wait') return step;
  const claim = await ports.box.get(tryKey(record.id, history.tries));
  if (!claim.ok) return { do: 'wait' };
  const parsed = z.safeParse(claimSchema, claim.value);
  return parsed.success ? nextStep({ ...history, lastTryAt: parsed.data.at }, ports.now()) : step;
}

async function lastHeartbeat(ports: Ports): Promise<Heartbeat | undefined> {
  const read = await ports.box.get(HEARTBEAT_KEY);
  const parsed = read.ok ? z.safeParse(heartbeatSchema, read.value) : undefined;
  return parsed?.success ? parsed.data : undefined;
}

/** Spaces the starts of sends. */
function pacer({ gapMs, sleep }: SweepOptions, now: () => number): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    const wait = last + gapMs - now();
    if (wait > 0) await sleep(wait);
    last = now();
  };
}

function rotate<T>(items: readonly T[], random: number): T[] {
  const start = Math.floor(random * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}
