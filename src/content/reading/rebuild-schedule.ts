import { ENTRY_KINDS } from '#src/content/kinds.ts';
import { type Schedule, scheduleOf } from '#src/domain/publishing/rebuild-schedule.ts';
import type { JobData } from '#src/schemas/content/job.ts';
import type { Notice } from '#src/schemas/content/notice.ts';
import type { EntriesOf } from './read-collection.ts';

/** The days on which the site needs a new build: dates of entries, notices, and the last days of open positions. */
export function contentSchedule(entriesOf: EntriesOf, today: string): Schedule {
  const entries = ENTRY_KINDS.flatMap((kind) => entriesOf(kind));
  const dates = entries.flatMap(({ data }) =>
    data['draft'] === true || typeof data['date'] !== 'string' ? [] : [data['date']],
  );
  const notices = (entriesOf('notices')[0]?.data ?? []) as unknown as Notice[];
  const closings = entriesOf('jobs').flatMap(({ data }) => {
    const { validThrough, closed } = data as unknown as JobData;
    return validThrough && !closed ? [validThrough] : [];
  });
  return scheduleOf(
    { starts: [...dates, ...notices.map(({ start }) => start)], ends: [...notices.map(({ end }) => end), ...closings] },
    today,
  );
}
