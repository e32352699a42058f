/** Counts of the outbox, nothing else: the answer is public. Ages in seconds. */
export interface OutboxCounts {
  readonly pending: number;
  readonly oldestPendingAge: number;
  /** Dead letters that nobody has requeued, deleted or acknowledged. */
  readonly dead: number;
  readonly quarantined: number;
  /** Pending inquiries whose last attempt failed for the key, the sender's domain or a quota. */
  readonly refusedByAccount: number;
  /** Values under `pending/` that are not inquiries. */
  readonly corrupt: number;
  /** Whether the site has made as many confirmations as it may within the hour. */
  readonly isConfirmingPaused: boolean;
  /** Seconds that a record was kept past its day at most, as the last purge met it, or since the last purge. */
  readonly purgeDelay: number;
  /** Seconds since the last sweep; absent when there was none. */
  readonly lastSweepAge?: number | undefined;
}

export type Alarm =
  | 'store-unreachable'
  | 'mail-not-configured'
  | 'mail-account'
  | 'dead-letters'
  | 'delivery-late'
  | 'sweep-missing'
  | 'corrupt-records'
  | 'purge-late'
  | 'confirmations-paused';

/**
 * Whether an alarm needs action. An alarm that endangers no inquiry does not turn the answer into a 503: otherwise an outsider could do so
 * by sending many inquiries.
 */
export function isUrgent(alarm: Alarm): boolean {
  return alarm !== 'confirmations-paused';
}

/** An inquiry older than this should have been delivered; a sweep runs every 5 minutes. */
const LATE_S = 3600;
const SWEEP_S = 20 * 60;
/** A purge runs every hour. */
const PURGE_S = 24 * 3600;

/**
 * Judge the counts: what a person on duty must look at, most urgent first.
 *
 * @param swept false where no sweeper runs (local, previews)
 * @returns an empty array when all is well
 */
export function alarmsOf(counts: OutboxCounts, swept: boolean): Alarm[] {
  const alarms: Alarm[] = [];
  if (counts.refusedByAccount > 0) alarms.push('mail-account');
  if (counts.dead > 0) alarms.push('dead-letters');
  if (swept && counts.oldestPendingAge > LATE_S) alarms.push('delivery-late');
  if (swept && (counts.lastSweepAge === undefined || counts.lastSweepAge > SWEEP_S)) alarms.push('sweep-missing');
  if (counts.corrupt > 0) alarms.push('corrupt-records');
  if (swept && counts.purgeDelay > PURGE_S) alarms.push('purge-late');
  if (counts.isConfirmingPaused) alarms.push('confirmations-paused');
  return alarms;
}

/** The mail service's names for "not you": key, sender's domain or quota, not this mail. */
export const ACCOUNT_CODES: readonly string[] = [
  'missing_api_key',
  'invalid_api_key',
  'restricted_api_key',
  'invalid_from_address',
  'invalid_access',
  'suspended',
  'daily_quota_exceeded',
  'monthly_quota_exceeded',
  'http_401',
  'http_403',
  'smtp_auth',
  'smtp_sender',
];
