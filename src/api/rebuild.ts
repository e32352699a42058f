import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { companyDay, inCompanyZone } from '#src/i18n/company-time.ts';
import { readEnv } from './env.ts';
import type { Schedule } from './rebuild-schedule.ts';
import { DATA_DIR } from './runtime.ts';

/** A build takes minutes; after this many hours a due day is late. */
const LATE_HOURS = 3;
const HOOK_TIMEOUT_MS = 10_000;

interface Publishing {
  readonly alarm: 'schedule-missing' | 'build-hook-missing' | 'build-late' | undefined;
  readonly hook: 'configured' | 'missing';
  /** Days that have come since the build: their entries are not shown yet. */
  readonly waiting: readonly string[];
  /** The next day on which the site changes by itself. */
  readonly next: string | undefined;
}

/** The state of scheduled publishing. Only production waits for its days: previews have no scheduled runs. */
export async function publishingOf(context: string): Promise<Publishing> {
  const schedule = await readSchedule();
  const hook = readEnv(process.env).buildHookUrl === undefined ? 'missing' : 'configured';
  const now = Date.now();
  const today = companyDay(now);
  const isProduction = context === 'production';
  const waiting = isProduction ? (schedule?.due.filter((day) => day <= today) ?? []) : [];
  const next = schedule?.due.find((day) => day > today);
  const alarmOf = (since: string | undefined) => {
    if (schedule === undefined) return 'schedule-missing';
    if (since === undefined) return undefined;
    if (hook === 'missing') return 'build-hook-missing';
    return now - Date.parse(inCompanyZone(since)) > LATE_HOURS * 3_600_000 ? 'build-late' : undefined;
  };
  return { alarm: isProduction ? alarmOf(waiting[0]) : undefined, hook, waiting, next };
}

/**
 * Ask for a build if a day has come since the last one (https://docs.netlify.com/build/configure-builds/build-hooks/). The next deploy has
 * a new schedule; until then, each run asks again.
 */
export async function publishDue(context: string): Promise<'nothing-due' | 'no-hook' | 'called' | 'hook-failed'> {
  const { waiting } = await publishingOf(context);
  const { buildHookUrl } = readEnv(process.env);
  if (waiting.length === 0) return 'nothing-due';
  if (buildHookUrl === undefined) return 'no-hook';
  try {
    const address = new URL(buildHookUrl);
    address.searchParams.set('trigger_title', 'Scheduled content is due');
    const signal = AbortSignal.timeout(HOOK_TIMEOUT_MS);
    const { ok } = await fetch(address, { method: 'POST', body: '{}', signal });
    return ok ? 'called' : 'hook-failed';
  } catch {
    return 'hook-failed';
  }
}

async function readSchedule(): Promise<Schedule | undefined> {
  try {
    return JSON.parse(await readFile(path.join(DATA_DIR, 'scheduled.json'), 'utf8')) as Schedule;
  } catch {
    return undefined;
  }
}
