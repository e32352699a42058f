import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getDeployStore, getStore } from '@netlify/blobs';
import type { Schedule } from '#src/domain/publishing/rebuild-schedule.ts';
import { deployContext, readEnv } from './env.ts';
import { DATA_DIR, type Log, log } from './runtime.ts';
import { boundedFetch, type Store, SWEEP_TIMEOUT_MS, storeOf } from './store.ts';

/** The outside world of the scheduled rebuild. */
export interface RebuildPorts {
  /** Previews have no scheduled runs: nothing waits there. */
  readonly isProduction: boolean;
  /** The schedule of the build; undefined if there is none. */
  readonly schedule: () => Promise<Schedule | undefined>;
  readonly store: Pick<Store, 'get' | 'put'>;
  /** Requests a build; false if the hook refused or did not answer. Undefined without `BUILD_HOOK_URL`. */
  readonly callHook: (() => Promise<boolean>) | undefined;
  readonly now: () => number;
  readonly log: Log;
}

const HOOK_TIMEOUT_MS = 10_000;

/**
 * The real outside world, for functions.
 *
 * @param reported Netlify's deploy context as the function got it; only production shares its store with later deploys
 */
export function rebuildPorts(reported: string): RebuildPorts {
  const context = deployContext(reported, process.env);
  const options = { name: 'rebuild', consistency: 'strong', fetch: boundedFetch(SWEEP_TIMEOUT_MS) } as const;
  const isShared = context === 'production' || context === 'dev';
  const { buildHookUrl } = readEnv(process.env);
  return {
    isProduction: context === 'production',
    schedule: readSchedule,
    store: storeOf(() => (isShared ? getStore(options) : getDeployStore(options))),
    callHook: buildHookUrl === undefined ? undefined : () => callHook(buildHookUrl),
    now: Date.now,
    log,
  };
}

async function readSchedule(): Promise<Schedule | undefined> {
  try {
    const text = await readFile(path.join(DATA_DIR, 'scheduled.json'), 'utf8');
    return JSON.parse(text) as Schedule;
  } catch {
    return undefined;
  }
}

/** https://docs.netlify.com/build/configure-builds/build-hooks/ */
async function callHook(url: string): Promise<boolean> {
  try {
    const address = new URL(url);
    address.searchParams.set('trigger_title', 'Scheduled content is due');
    const response = await fetch(address, { method: 'POST', body: '{}', signal: AbortSignal.timeout(HOOK_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
