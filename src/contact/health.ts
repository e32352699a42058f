import { createHash, timingSafeEqual } from 'node:crypto';
import type { MailMode } from '#src/api/env.ts';
import { ok } from '#src/api/http.ts';
import { numberIn } from '#src/api/store.ts';
import type { Ports } from './outbox.ts';
import { LAST_SWEEP } from './sweep.ts';

/** What somebody has to look at: an inquiry was given up, one waits for more than an hour, no sweep ran for 20 minutes. */
type Alarm = 'dead-letters' | 'delivery-late' | 'sweep-missing' | 'mail-not-configured' | 'store-unreachable';

const LATE_S = 3600;
const SWEEP_S = 20 * 60;
/** If more are waiting, deliveries stopped long ago, and any of them shows it. */
const MOST_READ = 32;

interface Health {
  readonly ok: boolean;
  readonly alarms: readonly string[];
  readonly mail: MailMode;
  /** Mails per inquiry: at least one by SMTP, which has no keys. */
  readonly promise: 'once' | 'at-least-once';
  /** Ages in seconds. */
  readonly counts?: {
    readonly pending: number;
    readonly oldestPendingAge: number;
    readonly dead: number;
    readonly lastSweepAge: number | undefined;
  };
}

/** The state of the outbox: counts and alarms, never anything of a visitor. */
export async function healthOf({ store, now }: Pick<Ports, 'store' | 'now'>, mail: MailMode): Promise<Health> {
  const promise = mail === 'smtp' ? 'at-least-once' : 'once';
  const missing: Alarm[] = mail === 'missing' ? ['mail-not-configured'] : [];
  const [pending, dead, heartbeat] = await Promise.all([
    store.list('pending/contact/'),
    store.list('dead/'),
    store.get(LAST_SWEEP),
  ]);
  if (!pending.ok || !dead.ok || !heartbeat.ok)
    return { ok: false, alarms: [...missing, 'store-unreachable'], mail, promise };
  const reads = await Promise.all(pending.value.slice(0, MOST_READ).map(store.get));
  // A value that is none of ours has waited since 1970: it needs somebody, too.
  const since = reads.flatMap((read) =>
    read.ok && read.value !== undefined ? (numberIn(read.value, 'from') ?? 0) : [],
  );
  const lastSweep = numberIn(heartbeat.value, 'at');
  const age = (ms: number) => Math.max(0, Math.round((now() - ms) / 1000));
  const counts = {
    pending: pending.value.length,
    oldestPendingAge: age(Math.min(now(), ...since)),
    dead: dead.value.length,
    lastSweepAge: lastSweep === undefined ? undefined : age(lastSweep),
  };
  const isSwept = mail === 'resend' || mail === 'smtp' || mail === 'missing';
  const alarms: Alarm[] = [
    ...missing,
    ...(counts.dead > 0 ? ['dead-letters' as const] : []),
    ...(isSwept && counts.oldestPendingAge > LATE_S ? ['delivery-late' as const] : []),
    ...(isSwept && (counts.lastSweepAge ?? Number.POSITIVE_INFINITY) > SWEEP_S ? ['sweep-missing' as const] : []),
  ];
  return { ok: alarms.length === 0, alarms, mail, promise, counts };
}

/** For how long an answer without counts is good, seconds. */
export const FRESH_S = 15;

/** The network keeps it for all, whatever parameters are added to the address; what is asked with a key goes to the function. */
const BRIEFLY = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': `public, durable, max-age=${FRESH_S}`,
  'Netlify-Vary': 'query=lang,header=Authorization',
} as const;

/**
 * Answer a health check. Everybody gets the state and the names of alarms, requests with the key the counts as well.
 *
 * @param key expected in `Authorization: Bearer …`; without a key nobody gets the counts
 */
export function healthAnswer(
  request: Request,
  state: Pick<Health, 'ok' | 'alarms'>,
  key: string | undefined,
): Response {
  const status = state.ok ? 200 : 503;
  if (key !== undefined && isBearer(request, key)) return ok(state, { status });
  return ok({ ok: state.ok, alarms: state.alarms }, { status, headers: BRIEFLY });
}

/** Compares hashes, so that neither time nor length reveals how much of a guess is right. */
function isBearer(request: Request, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.get('Authorization') ?? ''), hash(`Bearer ${key}`));
}
