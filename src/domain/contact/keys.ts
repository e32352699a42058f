/** Names of everything in the outbox. All but the heartbeat are created once and never changed. */

const ID = /^[0-9a-f]{40}$/;

/** What the first part of a key can be. */
type Prefix =
  | 'pending'
  | 'try'
  | 'res'
  | 'sent'
  | 'dead'
  | 'alert'
  | 'alerted'
  | 'ack'
  | 'quarantine'
  | 'count'
  | 'hook';

/** Where the sweeper writes when it last ran. */
export const HEARTBEAT_KEY = 'sweep/last';

/**
 * The key of what is kept once per inquiry.
 *
 * @example inquiryKey('pending', 'ab…40 hex') // => 'pending/ab…'
 */
export function inquiryKey(prefix: Exclude<Prefix, 'try' | 'res' | 'alert'>, id: string): string {
  return `${prefix}/${id}`;
}

/**
 * The key whose creator may send attempt `n` (1, 2, …).
 *
 * @example tryKey(id, 2) // => 'try/<id>/0002'
 */
export function tryKey(id: string, n: number): string {
  return `try/${id}/${String(n).padStart(4, '0')}`;
}

/**
 * The key whose creator opens round `n` (1, 2, …) of the alert about a dead letter.
 *
 * @example alertKey(id, 1) // => 'alert/<id>/0001'
 */
export function alertKey(id: string, n: number): string {
  return `alert/${id}/${String(n).padStart(4, '0')}`;
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
 * The key that tells how an attempt ended. Everything is in the name, so that one listing shows the sweeper all it needs.
 *
 * @example resultKey(id, { n: 1, kind: 'unknown', code: 'timeout', dueAt: 60_000 }) // => 'res/<id>/0001.unknown.timeout.60000'
 */
export function resultKey(id: string, { n, kind, code, dueAt }: Result): string {
  const name =
    code
      .replace(/[^a-z0-9_]/gi, '_')
      .toLowerCase()
      .slice(0, 40) || 'none';
  return `res/${id}/${String(n).padStart(4, '0')}.${kind}.${name}.${Math.round(dueAt)}`;
}

/**
 * Read an id from a key like `pending/<id>`; undefined for foreign keys (the local store lists temporary files).
 *
 * @example idIn('pending/readme.txt') // => undefined
 */
export function idIn(key: string): string | undefined {
  const id = key.slice(key.indexOf('/') + 1);
  return ID.test(id) ? id : undefined;
}

/**
 * Read `{id, n}` from the key of an attempt or of an alert's round; undefined for foreign keys.
 *
 * @example claimIn(tryKey(id, 3))?.n // => 3
 */
export function claimIn(key: string): { id: string; n: number } | undefined {
  const match = /^(?:try|alert)\/([0-9a-f]{40})\/(\d{4,})$/.exec(key);
  return match?.[1] && match[2] ? { id: match[1], n: Number(match[2]) } : undefined;
}

/**
 * Read a result from its key; undefined for foreign keys.
 *
 * @example resultIn(resultKey(id, result)) // => { id, result }
 */
export function resultIn(key: string): { id: string; result: Result } | undefined {
  const match = /^res\/([0-9a-f]{40})\/(\d{4,})\.(rejected|refused|conflict|unknown)\.([a-z0-9_]+)\.(\d+)$/.exec(key);
  if (!match) return undefined;
  const [, id = '', n, kind, code = '', dueAt] = match;
  return { id, result: { n: Number(n), kind: kind as Result['kind'], code, dueAt: Number(dueAt) } };
}
