import { alertsOf, DAY_MS, deliver, markSchema, type Ports, type StorePorts, valueIn } from './outbox.ts';

/** The platform stops a scheduled function after 30 s, and the last send may take eight. */
const SWEEP_MS = 20_000;
/** The mail service takes two mails a second. */
const GAP_MS = 600;
/** The page cannot send an inquiry again after so many days. */
const KEEP_DONE_DAYS = 60;
/** For staff to act on. */
const KEEP_DEAD_DAYS = 30;
/** The privacy policy names the same. */
const KEEP_BLOCKED_DAYS = 730;
/** A sweep looks at so many old records of a kind, from a random place. */
const PURGED_AT_ONCE = 200;

interface SweepOptions {
  readonly keepDays: number;
  /** 0 ≤ x < 1. */
  readonly rand: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

/**
 * Every five minutes: deliver what waits, staff first, and purge what is old. Several may run at once, and be killed at any step.
 *
 * @returns false when the store did not list what waits; the next sweep starts anew
 */
export async function sweep(p: Ports, options: SweepOptions): Promise<boolean> {
  const { rand, sleep } = options;
  const end = p.now() + SWEEP_MS;
  let last = 0;
  const paced: Ports = {
    ...p,
    send: async (...args) => {
      await sleep(Math.max(0, last + GAP_MS - p.now()));
      last = p.now();
      return p.send(...args);
    },
  };
  let isListed = true;
  for (const queue of ['contact/', 'contact-alert/', 'contact-confirmation/']) {
    const list = await p.store.list(`pending/${queue}`);
    isListed &&= list.ok;
    // From a random place, so that one that always fails keeps no other waiting.
    for (const key of list.ok ? rotate(list.value, rand()) : [])
      if (p.now() < end) await deliver(paced, key.slice('pending/'.length));
  }
  await purge(p, options);
  if (isListed) await p.store.put(LAST_SWEEP, { at: p.now() });
  return isListed;
}

export const LAST_SWEEP = 'sweep/last';

async function purge(p: Ports, { keepDays, rand }: SweepOptions): Promise<void> {
  for (const [prefix, days] of [
    ['sent/', keepDays],
    ['dead/', KEEP_DEAD_DAYS],
    ['done/', KEEP_DONE_DAYS],
    ['once/', 2],
    ['blocked/', KEEP_BLOCKED_DAYS],
  ] as const) {
    const list = await p.store.list(prefix);
    const keys = list.ok ? rotate(list.value, rand()).slice(0, PURGED_AT_ONCE) : [];
    const reads = await Promise.all(keys.map(p.store.get));
    for (const [at, key] of keys.entries()) {
      const mark = valueIn(markSchema, reads[at]);
      const isDue = mark !== undefined && p.now() > mark.at + days * DAY_MS;
      if (isDue && (prefix !== 'dead/' || (await isAlerted(p, key)))) await p.store.del(key);
    }
  }
}

async function isAlerted({ store }: StorePorts, key: string): Promise<boolean> {
  const alerts = await store.list(`done/${alertsOf(key.slice('dead/'.length))}`);
  return alerts.ok && alerts.value.length > 0;
}

function rotate<T>(items: readonly T[], random: number): T[] {
  const start = Math.floor(random * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}
