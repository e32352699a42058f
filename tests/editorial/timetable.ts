import { ENTRY_KINDS, type EntryKind, pageOf } from '#src/content/kinds.ts';
import { readValidFiles } from '#src/content/read-content.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { JobData } from '#src/schemas/content/job.ts';
import type { Notice } from '#src/schemas/content/tables.ts';
import { deployOf } from '#src/site/deploy.ts';

/** An entry with its dates, `YYYY-MM-DD` in Tokyo. */
interface TimedEntry {
  readonly kind: EntryKind;
  readonly slug: string;
  /** Of its page, without language. */
  readonly path: string;
  /** In which it is written. */
  readonly langs: readonly Lang[];
  /** The first day on which it is shown; undefined for one that always is. */
  readonly from: string | undefined;
  readonly formerSlugs: readonly string[];
}

/** What comes and goes by itself in a tree's content; drafts, which never come, are left out. */
export interface Timetable {
  readonly entries: readonly TimedEntry[];
  readonly notices: readonly Notice[];
  readonly positions: readonly (JobData & { readonly slug: string })[];
}

/** What a day shows. */
export interface Day {
  /** `YYYY-MM-DD` in Tokyo. */
  readonly day: string;
  readonly shown: readonly TimedEntry[];
  readonly waiting: readonly TimedEntry[];
  readonly notices: readonly Notice[];
  /** Slugs. */
  readonly open: readonly string[];
  readonly closed: readonly string[];
  /** Days after it on which the site has to be built again. */
  readonly due: readonly string[];
}

/** Read a tree's content by its dates. */
export function timetableOf(root: string): Timetable {
  const entries = ENTRY_KINDS.flatMap((kind) => {
    const all = readValidFiles(kind, root).filter(({ data }) => data['draft'] !== true);
    return all
      .filter(({ lang }) => lang === DEFAULT_LANG)
      .map(({ slug, data }) => ({
        kind,
        slug,
        path: pageOf(kind, slug),
        langs: all.filter((entry) => entry.slug === slug).map(({ lang }) => lang),
        from: (data as { date?: string }).date,
        formerSlugs: data.formerSlugs ?? [],
      }));
  });
  const positions = readValidFiles('jobs', root).filter(
    ({ lang, data }) => lang === DEFAULT_LANG && data['draft'] !== true,
  );
  return {
    entries,
    notices: (readValidFiles('notices', root)[0]?.data ?? []) as unknown as Notice[],
    positions: positions.map(({ slug, data }) => ({ ...(data as unknown as JobData), slug })),
  };
}

/**
 * What the content promises for a day: first and last days count. Written down again and not taken from `src/content/publishing.ts`, which is under test.
 *
 * @example dayOf(timetable, '2026-12-28').notices // those that begin, stand or end on it
 */
function dayOf({ entries, notices, positions }: Timetable, day: string): Day {
  const has = ({ from = day }: TimedEntry) => !(from > day);
  const isOpen = ({ closed, validThrough = day }: Pick<JobData, 'closed' | 'validThrough'>) =>
    closed !== true && !(day > validThrough);
  const ends = [
    ...notices.map(({ end }) => end),
    ...positions.flatMap(({ closed, validThrough }) => (closed || !validThrough ? [] : [validThrough])),
  ];
  const starts = [...entries.flatMap(({ from }) => from ?? []), ...notices.map(({ start }) => start)];
  const changes = [...starts, ...ends.map((end) => daysAfter(end, 1))];
  return {
    day,
    shown: entries.filter(has),
    waiting: entries.filter((entry) => !has(entry)),
    notices: notices.filter(({ start, end }) => !(start > day || end < day)),
    open: positions.filter(isOpen).map(({ slug }) => slug),
    closed: positions.filter((position) => !isOpen(position)).map(({ slug }) => slug),
    due: [...new Set(changes.filter((change) => change > day))].sort(),
  };
}

/**
 * What the content promises for the day on which a site is built.
 *
 * @param at time of the build, as `BUILD_DATE` takes it
 * @example dayAt(timetable, '2026-12-28T23:59:59+09:00').day // => '2026-12-28'
 */
export function dayAt(timetable: Timetable, at: string): Day {
  return dayOf(timetable, deployOf({ BUILD_DATE: at }, false, 0).today);
}

/**
 * @example daysAfter('2028-02-28', 1) // => '2028-02-29'
 */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}
