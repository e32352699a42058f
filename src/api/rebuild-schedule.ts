/** The schedule that a build writes: its day, and the days after it on which something changes without an edit (`YYYY-MM-DD`). */
export interface Schedule {
  readonly builtOn: string;
  readonly due: readonly string[];
}

interface Timed {
  /** Days on which something appears: dates of entries that are no drafts, first days of notices. */
  readonly starts: readonly string[];
  /** Last days of something: of notices, of open positions. It disappears on the day after. */
  readonly ends: readonly string[];
}

/** The days on which the site has to be built again, the next first. */
export function scheduleOf({ starts, ends }: Timed, builtOn: string): Schedule {
  const days = [...starts, ...ends.map(dayAfter)].filter((day) => day > builtOn);
  return { builtOn, due: [...new Set(days)].sort() };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
