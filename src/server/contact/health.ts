import { ACCOUNT_CODES, type Alarm, alarmsOf, type OutboxCounts } from '#src/domain/contact/health.ts';
import { HEARTBEAT_KEY, idIn, keyOf } from '#src/domain/contact/keys.ts';
import type { MailMode } from '#src/server/env.ts';
import { numberIn } from '#src/server/number-in.ts';
import { type Keys, listAll } from './listing.ts';
import type { Ports } from './ports.ts';
import { readMany } from './read-many.ts';

/** Reading more would make the answer slow; the oldest of 200 is old enough to alarm. */
const MOST_READ = 200;

export interface Health {
  readonly ok: boolean;
  readonly alarms: readonly Alarm[];
  readonly mail: MailMode;
  readonly counts?: OutboxCounts;
}

/**
 * The state of the contact pipeline: counts and alarms, never anything of a visitor.
 *
 * @example (await healthOf(ports, 'resend')).ok // => true
 */
export async function healthOf(ports: Pick<Ports, 'box' | 'now'>, mode: MailMode): Promise<Health> {
  const missing: Alarm[] = mode === 'missing' ? ['mail-not-configured'] : [];
  const counts = await countsOf(ports);
  if (counts === undefined) return { ok: false, alarms: [...missing, 'store-unreachable'], mail: mode };
  const isSwept = mode === 'resend' || mode === 'missing';
  const alarms = [...missing, ...alarmsOf(counts, isSwept)];
  return { ok: alarms.length === 0, alarms, mail: mode, counts };
}

async function countsOf({ box, now }: Pick<Ports, 'box' | 'now'>): Promise<OutboxCounts | undefined> {
  const [keys, acks, heartbeat] = await Promise.all([listAll({ box }), box.list('ack/'), box.get(HEARTBEAT_KEY)]);
  if (keys === undefined || !acks.ok || !heartbeat.ok) return undefined;
  const acknowledged = new Set(acks.value.map(idIn));
  const lastSweep = numberIn(heartbeat.value, 'at');
  let oldest = now();
  const waiting = [...keys.pending].slice(0, MOST_READ);
  for await (const { read } of readMany(
    box,
    waiting,
    (id) => keyOf('pending', id),
    () => true,
  )) {
    if (read.ok) oldest = Math.min(oldest, numberIn(read.value, 'acceptedAt') ?? oldest);
  }
  return {
    pending: keys.pending.size,
    oldestPendingAge: seconds(now() - oldest),
    dead: [...keys.dead].filter((id) => !acknowledged.has(id)).length,
    quarantined: keys.quarantine.size,
    refusedByAccount: [...keys.pending].filter((id) => isRefusedByAccount(keys, id)).length,
    corrupt: keys.foreign + (numberIn(heartbeat.value, 'corrupt') ?? 0),
    lastSweepAge: lastSweep === undefined ? undefined : seconds(now() - lastSweep),
  };
}

function isRefusedByAccount(keys: Keys, id: string): boolean {
  const results = keys.results.get(id) ?? [];
  const last = results.reduce((a, b) => (b.n > a.n ? b : a), { n: 0, code: '' });
  return ACCOUNT_CODES.includes(last.code);
}

function seconds(ms: number): number {
  return Math.max(0, Math.round(ms / 1000));
}
