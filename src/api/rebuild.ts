import {
  type Decision,
  decide,
  type LastCall,
  type Schedule,
  waitingDays,
} from '#src/domain/publishing/rebuild-schedule.ts';
import { companyDay, inCompanyZone } from '#src/i18n/company-time.ts';
import type { RebuildPorts } from './rebuild-ports.ts';
import { numberIn } from './store.ts';

const LAST_CALL = 'last-call';

type RebuildOutcome = Decision | 'called' | 'hook-failed' | 'store-unreachable' | 'no-schedule';

/**
 * Ask for a build when something has become due. The call is noted before it is made, and none is made while the note cannot be
 * read or written: an hour late is better than two builds in one hour.
 */
export async function publishDue(ports: RebuildPorts): Promise<RebuildOutcome> {
  const schedule = await ports.schedule();
  if (schedule === undefined) return 'no-schedule';
  const now = ports.now();
  const at = { today: companyDay(now), now, hasHook: ports.callHook !== undefined };
  const first = decide(schedule, at);
  if (first !== 'call' || ports.callHook === undefined) return first;
  const last = await lastCall(ports);
  if (!last.ok) return 'store-unreachable';
  const decision = decide(schedule, { ...at, last: last.value });
  if (decision !== 'call') return decision;
  if (!(await ports.store.put(LAST_CALL, { at: now, ok: true }))) return 'store-unreachable';
  if (await ports.callHook()) return 'called';
  await ports.store.put(LAST_CALL, { at: now, ok: false });
  return 'hook-failed';
}

/** A build that was asked for takes minutes; after this many hours we assume that it failed. */
const LATE_HOURS = 3;

type PublishingAlarm = 'schedule-missing' | 'build-hook-missing' | 'build-hook-refused' | 'build-late';

/** The part of the health answer about scheduled content. */
interface Publishing {
  readonly ok: boolean;
  /** Why it is not well. */
  readonly alarm?: PublishingAlarm | undefined;
  readonly hook: 'configured' | 'missing';
  /** Days that have come since the build: their entries are not shown yet. */
  readonly waiting: number;
  /** The next day on which the site changes by itself. */
  readonly next?: string | undefined;
  /** Whether the build hook took the last call; absent without one. */
  readonly lastCall?: 'taken' | 'refused' | undefined;
}

/** The state of scheduled publishing: not ok if a due entry is not published, or if the state is unknown. */
export async function publishingOf(ports: RebuildPorts): Promise<Publishing> {
  const [schedule, last] = await Promise.all([ports.schedule(), lastCall(ports)]);
  const today = companyDay(ports.now());
  const waiting = schedule === undefined || !ports.isProduction ? [] : waitingDays(schedule, today);
  const call = last.ok ? last.value : undefined;
  const alarm = ports.isProduction ? alarmOf(ports, schedule, waiting[0], call) : undefined;
  return {
    ok: alarm === undefined,
    alarm,
    hook: ports.callHook === undefined ? 'missing' : 'configured',
    waiting: waiting.length,
    next: schedule?.due.find((day) => day > today),
    lastCall: call && (call.ok ? 'taken' : 'refused'),
  };
}

/** @param since the first day that waits, `YYYY-MM-DD` in the company's zone */
function alarmOf(
  { callHook, now }: RebuildPorts,
  schedule: Schedule | undefined,
  since: string | undefined,
  call: LastCall | undefined,
): PublishingAlarm | undefined {
  if (schedule === undefined) return 'schedule-missing';
  if (since === undefined) return undefined;
  if (callHook === undefined) return 'build-hook-missing';
  if (call?.ok === false) return 'build-hook-refused';
  const waited = now() - Date.parse(inCompanyZone(since));
  return waited > LATE_HOURS * 3_600_000 ? 'build-late' : undefined;
}

async function lastCall({
  store,
}: Pick<RebuildPorts, 'store'>): Promise<{ ok: true; value: LastCall | undefined } | { ok: false }> {
  const read = await store.get(LAST_CALL);
  if (!read.ok) return read;
  const at = numberIn(read.value, 'at');
  return { ok: true, value: at === undefined ? undefined : { at, ok: (read.value as LastCall).ok === true } };
}
