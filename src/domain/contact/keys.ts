/** Names of everything in the outbox. All but the heartbeat are created once and never changed. */

const ID = /^[0-9a-f]{40}$/;

/**
 * Two queues run through one machine, each under key prefixes of its own: mails to staff, one for each inquiry, and confirmations to the
 * visitors who wrote them. A confirmation has the id of its inquiry.
 */
export type Queue = 'staff' | 'visitor';

/** Key prefixes of each queue; `try` and `res` have one key per attempt, the others one per id. */
type QueuePrefix = 'pending' | 'try' | 'res' | 'sent' | 'dead';

/** Further key prefixes; `once` and `blocked` are about a mailbox, by its keyed hash. */
type OtherPrefix = 'alert' | 'alerted' | 'ack' | 'quarantine' | 'count' | 'hook' | 'once' | 'blocked';

/** The key prefix of a queue. */
export function prefixOf<S extends QueuePrefix>(queue: Queue, name: S): S | `visitor-${S}` {
  return queue === 'staff' ? name : `visitor-${name}`;
}

/** Key of the sweeper's last run. */
export const HEARTBEAT_KEY = 'sweep/last';

/** The key of what is kept once per inquiry, or once per address. */
export function inquiryKey(
  prefix: Exclude<OtherPrefix, 'alert'> | Exclude<QueuePrefix, 'try' | 'res'>,
  id: string,
): string {
  return `${prefix}/${id}`;
}

/** The key of what a queue keeps once per id. */
export function queueKey(queue: Queue, name: Exclude<QueuePrefix, 'try' | 'res'>, id: string): string {
  return `${prefixOf(queue, name)}/${id}`;
}

/**
 * The key whose creator may send attempt `n` (1, 2, …).
 *
 * @example tryKey('staff', id, 2) // => 'try/<id>/0002'
 */
export function tryKey(queue: Queue, id: string, n: number): string {
  return `${prefixOf(queue, 'try')}/${id}/${String(n).padStart(4, '0')}`;
}

/**
 * The key whose creator opens round `n` (1, 2, …) of the alert about a dead letter.
 *
 * @example alertKey(id, 1) // => 'alert/<id>/0001'
 */
export function alertKey(id: string, n: number): string {
  return `alert/${id}/${String(n).padStart(4, '0')}`;
}

/**
 * What keys of the confirmations to inquiries of a clock hour begin with, and those of the hour before: together they hold all of the
 * 60 minutes before `at`.
 *
 * @example hourPrefixes(7_200_000) // => ['hour/2/', 'hour/1/']
 */
export function hourPrefixes(at: number): readonly [string, string] {
  const hour = Math.floor(at / 3_600_000);
  return [`hour/${hour}/`, `hour/${hour - 1}/`];
}

/** How an attempt ended when it did not deliver. */
export interface Result {
  readonly n: number;
  /** `refused`: this mail's content, for good. `conflict`: the key was used with another text. `unknown`: may be delivered. */
  readonly kind: 'rejected' | 'refused' | 'conflict' | 'unknown';
  /** The mail service's name for it, `[a-z0-9_]`; never text of a visitor. */
  readonly code: string;
  /** When another attempt may follow, ms since 1970. */
  readonly dueAt: number;
}

/**
 * The key that records how an attempt ended. The name contains everything, so that one listing gives the sweeper all it needs.
 *
 * @example resultKey('staff', id, { n: 1, kind: 'unknown', code: 'timeout', dueAt: 60_000 }) // => 'res/<id>/0001.unknown.timeout.60000'
 */
export function resultKey(queue: Queue, id: string, { n, kind, code, dueAt }: Result): string {
  const name =
    code
      .replace(/[^a-z0-9_]/gi, '_')
      .toLowerCase()
      .slice(0, 40) || 'none';
  return `${prefixOf(queue, 'res')}/${id}/${String(n).padStart(4, '0')}.${kind}.${name}.${Math.round(dueAt)}`;
}

/** Read an id from a key like `pending/<id>`; undefined for foreign keys. */
export function idIn(key: string): string | undefined {
  const id = key.slice(key.indexOf('/') + 1);
  return ID.test(id) ? id : undefined;
}

/**
 * How many keys below a prefix like `pending/` are foreign. What begins with a dot is none: the local store leaves such a file where it was
 * killed while it wrote.
 */
export function foreignIn(keys: readonly string[]): number {
  return keys.filter((key) => idIn(key) === undefined && !key.includes('/.')).length;
}

/** Read `{id, n}` from the key of an attempt or of an alert's round; undefined for foreign keys. */
export function claimIn(key: string): { id: string; n: number } | undefined {
  const match = /^(?:(?:visitor-)?try|alert)\/([0-9a-f]{40})\/(\d{4,})$/.exec(key);
  return match?.[1] && match[2] ? { id: match[1], n: Number(match[2]) } : undefined;
}

/** Read a result from its key; undefined for foreign keys. */
export function resultIn(key: string): { id: string; result: Result } | undefined {
  const match =
    /^(?:visitor-)?res\/([0-9a-f]{40})\/(\d{4,})\.(rejected|refused|conflict|unknown)\.([a-z0-9_]+)\.(\d+)$/.exec(key);
  if (!match) return undefined;
  const [, id = '', n, kind, code = '', dueAt] = match;
  return { id, result: { n: Number(n), kind: kind as Result['kind'], code, dueAt: Number(dueAt) } };
}
