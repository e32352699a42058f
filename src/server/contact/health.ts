import { ACCOUNT_CODES, type Alarm, alarmsOf, isUrgent, type OutboxCounts } from '#src/domain/contact/health.ts';
import { foreignIn, HEARTBEAT_KEY, idIn, inquiryKey, type Result, resultIn } from '#src/domain/contact/keys.ts';
import { WINDOW_MS } from '#src/domain/contact/outbox.ts';
import type { MailMode } from '#src/server/env.ts';
import { numberIn } from '#src/server/number-in.ts';
import { confirmationsAround, MAX_CONFIRMATIONS } from './confirmation-limit.ts';
import { GUARANTEES } from './delivery-guarantees.ts';
import type { Ports } from './ports.ts';
import { readMany } from './read-many.ts';

/** Number of inquiries whose age is read. If more are waiting, deliveries stopped long ago, and any of them shows it. */
const MOST_READ = 32;

interface Health {
  readonly ok: boolean;
  readonly alarms: readonly Alarm[];
  readonly mail: MailMode;
  /** Mails per inquiry: one, or at least one if the mail service has no idempotency keys. */
  readonly promise: 'once' | 'at-least-once';
  readonly counts?: OutboxCounts;
}

/**
 * The state of the contact pipeline: counts and alarms, never anything of a visitor. However much the store holds, it is asked for
 * seven lists and 33 values.
 */
export async function healthOf(ports: Pick<Ports, 'store' | 'now'>, mode: MailMode): Promise<Health> {
  const missing: Alarm[] = mode === 'missing' ? ['mail-not-configured'] : [];
  const counts = await countsOf(ports);
  const promise = GUARANTEES[mode].remembersKeysMs > WINDOW_MS ? 'once' : 'at-least-once';
  if (counts === undefined) return { ok: false, alarms: [...missing, 'store-unreachable'], mail: mode, promise };
  const isSwept = mode === 'resend' || mode === 'smtp' || mode === 'missing';
  const alarms = [...missing, ...alarmsOf(counts, isSwept)];
  return { ok: !alarms.some(isUrgent), alarms, mail: mode, promise, counts };
}

async function countsOf({ store, now }: Pick<Ports, 'store' | 'now'>): Promise<OutboxCounts | undefined> {
  const prefixes = ['pending/', 'dead/', 'quarantine/', 'res/', 'ack/'] as const;
  const [heartbeat, recent, ...lists] = await Promise.all([
    store.get(HEARTBEAT_KEY),
    confirmationsAround(store, now()),
    ...prefixes.map((prefix) => store.list(prefix)),
  ]);
  if (!heartbeat.ok || recent === undefined || !lists.every((list) => list.ok)) return undefined;
  const [waiting = [], dead = [], quarantine = [], results = [], acks = []] = lists.map((list) => list.value);
  const pending = inquiryIds(waiting);
  const acknowledged = new Set(inquiryIds(acks));
  const lastSweep = numberIn(heartbeat.value, 'at');
  const lastPurge = numberIn(heartbeat.value, 'purgedAt') || now();
  return {
    pending: pending.length,
    oldestPendingAge: seconds(now() - (await oldestOf(store, pending, now()))),
    dead: inquiryIds(dead).filter((id) => !acknowledged.has(id)).length,
    quarantined: inquiryIds(quarantine).length,
    refusedByAccount: refusedByAccount(pending, results),
    isConfirmingPaused: recent.length >= MAX_CONFIRMATIONS,
    purgeDelay: seconds(Math.max(numberIn(heartbeat.value, 'purgeDelayMs') ?? 0, now() - lastPurge)),
    corrupt: foreignIn(waiting) + (numberIn(heartbeat.value, 'corrupt') ?? 0),
    lastSweepAge: lastSweep === undefined ? undefined : seconds(now() - lastSweep),
  };
}

function inquiryIds(keys: readonly string[]): string[] {
  return keys.map(idIn).filter((id) => id !== undefined);
}

/** When the oldest was accepted, ms since 1970; `now` when none is waiting. */
async function oldestOf(store: Ports['store'], pending: readonly string[], now: number): Promise<number> {
  let oldest = now;
  const some = pending.slice(0, MOST_READ).map((id) => inquiryKey('pending', id));
  for await (const { read } of readMany(store, some)) {
    if (read.ok) oldest = Math.min(oldest, numberIn(read.value, 'acceptedAt') ?? oldest);
  }
  return oldest;
}

/** How many of those that wait were refused at the last attempt for our account's sake. */
function refusedByAccount(pending: readonly string[], resultKeys: readonly string[]): number {
  const last = new Map<string, Result>();
  for (const found of resultKeys.map(resultIn)) {
    if (found && found.result.n > (last.get(found.id)?.n ?? 0)) last.set(found.id, found.result);
  }
  return pending.filter((id) => ACCOUNT_CODES.includes(last.get(id)?.code ?? '')).length;
}

function seconds(ms: number): number {
  return Math.max(0, Math.round(ms / 1000));
}
