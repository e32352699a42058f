import * as z from 'zod/mini';
import { HEARTBEAT_KEY } from '#src/domain/contact/keys.ts';
import { type Heartbeat, heartbeatSchema } from '#src/schemas/contact/outbox.ts';
import { type AlertOf, alertAll } from './alerts.ts';
import { type DigestOf, sendDigest } from './digest.ts';
import { listAll, listQueue } from './listing.ts';
import type { Ports } from './ports.ts';
import { purge } from './purge.ts';
import { deliver, openQueue, type RunTime, rotate } from './queue-run.ts';

/**
 * The scheduled half of the pipeline: delivers pending inquiries to staff, sends alerts about dead letters, confirms to visitors, sends the
 * digest of quarantined inquiries, and purges old records. Mail to staff always comes first.
 */

interface SweepOptions {
  /** No send starts after this; the last may take 8 s more, and the platform stops a scheduled function after 30 s. */
  readonly budgetMs: number;
  /** The mail service takes two mails a second from the whole team. */
  readonly gapMs: number;
  readonly keepDays: number;
  readonly rand: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly alertOf: AlertOf;
  readonly digestOf: DigestOf;
}

export const SWEEP_DEFAULTS = { budgetMs: 20_000, gapMs: 600 } as const;
/** A flood of dead letters must not starve deliveries. */
const ALERTS_FIRST = 8;
const PURGE_EVERY_MS = 3_300_000;

/** Counts of the actions of one sweep. */
interface SweepSummary {
  readonly ok: boolean;
  readonly attempts: number;
  readonly confirmations: number;
  readonly alerts: number;
  readonly purged: number;
  readonly corrupt: number;
}

/**
 * Run one sweep. Safe to run several at once, and to be killed at any step.
 *
 * @returns `ok: false` when the store could not be listed; the next sweep starts anew
 */
export async function sweep(ports: Ports, options: SweepOptions): Promise<SweepSummary> {
  const startedAt = ports.now();
  const left = () => options.budgetMs - (ports.now() - startedAt);
  const keys = await listAll(ports);
  if (keys === undefined) return { ok: false, attempts: 0, confirmations: 0, alerts: 0, purged: 0, corrupt: 0 };
  const { budgetMs, rand, alertOf, digestOf } = options;
  const time: RunTime = { left, budgetMs, rand, pace: pacer(options, ports.now) };
  const { pace } = time;

  const { open, corrupt } = await openQueue(ports, 'staff', keys, time);
  const unalerted = rotate(
    [...keys.dead].filter((id) => !keys.alerted.has(id)),
    rand(),
  );
  const pass = { alertOf, left, pace };
  let alerts = await alertAll(ports, keys, unalerted.slice(0, ALERTS_FIRST), pass);
  const attempts = await deliver(ports, 'staff', open, keys, time);
  alerts += await alertAll(ports, keys, unalerted.slice(ALERTS_FIRST), pass);
  const confirmations = left() > 0 ? await confirmAll(ports, time) : 0;

  const last = await lastHeartbeat(ports);
  const digest = await sendDigest(ports, keys.quarantine, last?.digest, { digestOf, left, pace });
  // Where deliveries took all the time, the next sweep purges.
  const isPurgeTime = ports.now() - (last?.purgedAt ?? 0) >= PURGE_EVERY_MS && left() > 0;
  const { purged, delayMs } = isPurgeTime
    ? await purge(ports, options, keys, left)
    : { purged: 0, delayMs: last?.purgeDelayMs };
  const heartbeat: Heartbeat = {
    at: ports.now(),
    corrupt: corrupt - keys.foreign,
    purgedAt: isPurgeTime ? ports.now() : (last?.purgedAt ?? 0),
    ...(delayMs !== undefined && { purgeDelayMs: delayMs }),
    ...(digest !== undefined && { digest }),
  };
  await ports.store.put(HEARTBEAT_KEY, heartbeat);
  return { ok: true, attempts, confirmations, alerts, purged, corrupt };
}

/** Listed only now: the mails that staff got a moment ago are among those to confirm. */
async function confirmAll(ports: Ports, time: RunTime): Promise<number> {
  const keys = await listQueue(ports, 'visitor');
  if (keys === undefined) return 0;
  const rest: RunTime = { ...time, budgetMs: time.left() };
  const { open } = await openQueue(ports, 'visitor', keys, rest);
  return deliver(ports, 'visitor', open, keys, rest);
}

async function lastHeartbeat(ports: Ports): Promise<Heartbeat | undefined> {
  const read = await ports.store.get(HEARTBEAT_KEY);
  const parsed = read.ok ? z.safeParse(heartbeatSchema, read.value) : undefined;
  return parsed?.success ? parsed.data : undefined;
}

function pacer({ gapMs, sleep }: SweepOptions, now: () => number): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    const wait = last + gapMs - now();
    if (wait > 0) await sleep(wait);
    last = now();
  };
}
