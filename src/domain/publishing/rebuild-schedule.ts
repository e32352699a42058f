/** The schedule that a build writes: its day, and the days after it on which something changes without an edit (`YYYY-MM-DD`, Tokyo). */
export interface Schedule {
  readonly builtOn: string;
  readonly due: readonly string[];
}

/** The last time that a rebuild was asked for. */
export interface LastCall {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Whether the build hook took it. */
  readonly ok: boolean;
}

/** Dates on which a page changes. */
interface Timed {
  /** Days on which something appears: dates of entries that are no drafts, first days of notices. */
  readonly starts: readonly string[];
  /** Last days of something: of notices, of open positions. It disappears on the day after. */
  readonly ends: readonly string[];
}

const HOUR_MS = 3_600_000;

/**
 * The days on which the site has to be built again, the next first.
 *
 * @param builtOn the build's day
 */
export function scheduleOf({ starts, ends }: Timed, builtOn: string): Schedule {
  const days = [...starts, ...ends.map(dayAfter)].filter((day) => day > builtOn);
  return { builtOn, due: [...new Set(days)].sort() };
}

/** The days of a schedule that have come since its build: what production should show and does not. */
export function waitingDays({ due }: Schedule, today: string): string[] {
  return due.filter((day) => day <= today);
}

export type Decision = 'nothing-due' | 'call' | 'too-soon' | 'no-hook';

/**
 * Whether to ask for a build now: when something has become due since the last one, and no call was made within the hour.
 * A build takes minutes and may fail: the next hour tries again.
 */
export function decide(
  schedule: Schedule,
  at: { readonly today: string; readonly now: number; readonly hasHook: boolean; readonly last?: LastCall | undefined },
): Decision {
  if (waitingDays(schedule, at.today).length === 0) return 'nothing-due';
  if (!at.hasHook) return 'no-hook';
  return at.last !== undefined && at.now - at.last.at < HOUR_MS ? 'too-soon' : 'call';
}

/** The day after a day. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);
}
