import type { DeadReason } from '#src/schemas/contact/outbox.ts';
import type { Queue, Result } from './keys.ts';

/**
 * The next step for a stored inquiry, from its records and the time. The store is trusted for nothing but
 * "a confirmed write is there": exactly-once rests on one stable mail key per inquiry and on never sending after the mail
 * service may have forgotten that key.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Retry window. The mail service remembers an idempotency key for 24 h, and an unrecorded direct send may precede the first attempt. */
export const WINDOW_MS = 20 * HOUR;
/** A claim without an outcome is a crash after this; longer than any mail time-out. */
const LEASE_MS = 30 * SECOND;
/** Instances' clocks may differ by this much; beyond it nothing is sent, because the window cannot be trusted. */
export const SKEW_MS = 10 * MINUTE;
/** Dead letters and quarantined inquiries are kept this long, for staff to act on. */
export const KEEP_UNDELIVERED_DAYS = 30;
/**
 * For so long an address that bounced or complained is known by its keyed hash; the privacy policy names the same.
 */
export const KEEP_BLOCKED_DAYS = 730;
const BACKOFF_FIRST_MS = MINUTE;
const BACKOFF_LAST_MS = 6 * HOUR;

/** Everything the store says about one inquiry. */
export interface History {
  readonly windowFrom: number;
  /** Highest claimed attempt, 0 when none. */
  readonly tries: number;
  /** When the highest attempt was claimed; absent when not read. */
  readonly lastTryAt?: number | undefined;
  readonly results: readonly Result[];
  readonly sent: boolean;
  readonly dead: boolean;
}

export type Step =
  | { readonly do: 'finish' }
  | { readonly do: 'wait' }
  | { readonly do: 'bury'; readonly reason: DeadReason; readonly maybeDelivered: boolean }
  | { readonly do: 'try'; readonly n: number; readonly plain: boolean };

/** Decide the next step for a pending inquiry. */
export function nextStep(history: History, now: number): Step {
  const { windowFrom, tries, lastTryAt, results } = history;
  if (history.sent || history.dead) return { do: 'finish' };

  const last = results.find((result) => result.n === tries);
  if (tries > 0 && last === undefined && lastTryAt !== undefined && isHeld(lastTryAt, now)) return { do: 'wait' };

  const unknown = isDoubtful(results, tries + 1);
  if (windowFrom > now + SKEW_MS || (lastTryAt ?? 0) > now + SKEW_MS) return buryStep('clock', unknown);
  if (results.some((result) => result.kind === 'conflict')) return buryStep('conflict', true);
  if (now > windowFrom + WINDOW_MS) return buryStep('expired', unknown);

  const refusals = results.filter((result) => result.kind === 'refused');
  // The plain mail has a key of its own, so it may only follow when no attempt can have delivered the first one.
  if (refusals.length > 1 || (refusals[0] && isDoubtful(results, refusals[0].n))) return buryStep('refused', unknown);
  if (last?.kind !== 'refused' && now < (last?.dueAt ?? 0)) return { do: 'wait' };
  return { do: 'try', n: tries + 1, plain: refusals.length === 1 };
}

/** Whether an attempt before the `n`th may have delivered: its outcome is unknown or was never written. */
function isDoubtful(results: readonly Result[], n: number): boolean {
  const settled = new Set(
    results.filter(({ kind }) => kind === 'rejected' || kind === 'refused').map((result) => result.n),
  );
  for (let before = 1; before < n; before += 1) if (!settled.has(before)) return true;
  return false;
}

function isHeld(claimedAt: number, now: number): boolean {
  return Math.abs(now - claimedAt) < LEASE_MS;
}

function buryStep(reason: DeadReason, maybeDelivered: boolean): Step {
  return { do: 'bury', reason, maybeDelivered };
}

/**
 * When an attempt that failed at `now` may be followed by the next: 1 min, doubled each time, at most 6 h, spread by a
 * quarter to both sides (by the id, so that a whole outage does not wake up at once), and never before the mail service's
 * `retry-after`.
 *
 * @param n the attempt that failed, 1, 2, …
 * @param retryAfterMs what the mail service asked for, 0 when nothing
 * @returns ms since 1970
 */
export function dueAfter(id: string, n: number, now: number, retryAfterMs = 0): number {
  const backoff = Math.min(BACKOFF_FIRST_MS * 2 ** (n - 1), BACKOFF_LAST_MS);
  const spread = 0.75 + (Number.parseInt(id.slice((n * 4) % 36, ((n * 4) % 36) + 4), 16) / 0xffff) * 0.5;
  return now + Math.max(backoff * spread, Math.min(retryAfterMs, 12 * HOUR));
}

/** The idempotency key of a mail: the same over all attempts, another for the plain variant, and for the other queue. */
export function mailKey(queue: Queue, id: string, plain: boolean): string {
  const key = `${queue === 'staff' ? 'contact' : 'contact-confirmation'}/${id}`;
  return plain ? `${key}/plain` : key;
}

/**
 * When a record is due for purging, ms since 1970.
 *
 * @param at when it was settled, ms since 1970
 * @param days for a delivered inquiry the number that the privacy policy names
 */
export function purgeDueAt(at: number, days: number): number {
  return at + days * DAY;
}

/**
 * Whether an inquiry is a late repeat: its first try is so old that too little of the retry window remains. A late repeat is mailed as a
 * new inquiry with a remark to staff, so that no client can shorten the window by the time it reports.
 *
 * @param sinceFirstTryMs as the form reports it, 0 for a first try
 */
export function isLateRepeat(sinceFirstTryMs: number): boolean {
  return sinceFirstTryMs > WINDOW_MS / 2;
}
