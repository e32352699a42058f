import { existsSync, readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { fileOf } from '#src/content/kinds.ts';
import { readValidFiles } from '#src/content/read-content.ts';
import { inCompanyZone } from '#src/i18n/company-time.ts';
import { DEFAULT_LANG, LANGS } from '#src/i18n/langs.ts';
import { type Changes, TODAY } from '#tests/support/site-tree.ts';
import { article, newsItem, ownTables, titleOf } from './tasks/writing.ts';
import { daysAfter, timetableOf } from './timetable.ts';

/** A time at which the site is built. */
interface BuildTime {
  readonly name: string;
  /** As `BUILD_DATE` takes it. */
  readonly at: string;
}

/**
 * The day on which all injected content appears or expires, so that the builds before, on and after it test both ends of every period:
 * scheduled news and an article, a notice for this day only, and a position that expires on it.
 */
const TURN = daysAfter(TODAY, 40);

const TRANSLATIONS = LANGS.filter((lang) => lang !== DEFAULT_LANG);

const NOTICES = 'content/notices.yaml';

/** A day far ahead, with nothing touched until then. */
const FIVE_YEARS_ON = `${Number(TODAY.slice(0, 4)) + 5}${TODAY.slice(4).replace('02-29', '03-01')}`;

/** The next day that only leap years have. */
const LEAP_DAY = leapDay();

/**
 * The first second after the turn: content that began that day is present, and content that ended is gone. `npm test` builds only this build time,
 * because it shows both. Content for a far day (`unpublished.ts`) shows that nothing is published too early.
 */
export const AFTER_THE_TURN = firstSecondOf(daysAfter(TURN, 1));

/**
 * Content that every tree of these builds has in addition to its own.
 *
 * @param written existing notices as YAML; by default those of the tree
 */
export function changesOnTurn(written = existsSync(NOTICES) ? readFileSync(NOTICES, 'utf8') : '[]\n'): Changes {
  const text = Object.fromEntries(LANGS.map((lang) => [lang, titleOf(lang, 'zz-turn-notice')]));
  const notices = [...parse(written), { id: 'zz-turn', start: TURN, end: TURN, text }];
  return {
    ...ownTables(),
    [NOTICES]: stringify(notices),
    ...endingAtTheTurn(),
    ...Object.fromEntries(
      [DEFAULT_LANG, ...TRANSLATIONS.slice(0, 1)].map((lang) => [
        fileOf('news', lang, 'zz-turn'),
        newsItem(lang, 'zz-turn', lang === DEFAULT_LANG ? `date: ${TURN}\nformerSlugs: [zz-turn-before]\n` : ''),
      ]),
    ),
    [fileOf('tech-articles', DEFAULT_LANG, 'zz-turn-article')]: article(
      DEFAULT_LANG,
      'zz-turn-article',
      `date: ${TURN}\n`,
    ),
  };
}

/** The first position that takes applications, with its last day at the turn. */
function endingAtTheTurn(): Changes {
  const first = readValidFiles('jobs', process.cwd()).find(({ data }) => data['closed'] !== true);
  if (first === undefined) return {};
  const text = first.text.replace(/^validThrough: .*\n/m, '');
  return { [first.file]: text.replace(/^datePosted: .*\n/m, `$&validThrough: ${TURN}\n`) };
}

/** The times of the builds: each says something that no other one does. */
export const BUILD_TIMES: readonly BuildTime[] = [
  { name: 'the last second before the turn: nothing of it is out yet', at: lastSecondOf(daysAfter(TURN, -1)) },
  {
    name: 'the first second of the turn, which is the day before in UTC: all of it is out',
    at: firstSecondOf(TURN),
  },
  { name: 'the last second of the turn: a last day counts whole', at: lastSecondOf(TURN) },
  { name: 'the first second after the turn: what had its last day is gone', at: AFTER_THE_TURN },
  { name: 'today, with the content as it is', at: TODAY },
  ...yearEnd(),
  { name: 'the next day that only leap years have', at: LEAP_DAY },
  ...ownTimes(),
  { name: 'five years on, with nothing touched', at: FIVE_YEARS_ON },
];

/** The days around which companies close. */
function yearEnd(): BuildTime[] {
  const year = Number(TODAY.slice(0, 4));
  return [
    { name: 'the last working days of the year', at: `${year}-12-28` },
    { name: 'the first working day of the next year', at: `${year + 1}-01-04` },
    { name: 'the day after it', at: `${year + 1}-01-05` },
  ];
}

/** Where the tree's own notices begin and end, and its positions: whatever an editor writes there. */
function ownTimes(): BuildTime[] {
  const { notices, positions } = timetableOf(process.cwd());
  return [
    ...notices.flatMap(({ id, start, end }) => [
      { name: `the day before the notice ${id}`, at: lastSecondOf(daysAfter(start, -1)) },
      { name: `the first day of the notice ${id}`, at: firstSecondOf(start) },
      { name: `the last day of the notice ${id}`, at: lastSecondOf(end) },
      { name: `the day after the notice ${id}`, at: firstSecondOf(daysAfter(end, 1)) },
    ]),
    ...[...new Set(positions.flatMap(({ validThrough }) => validThrough ?? []))].flatMap((last) => [
      { name: `the last day of positions, ${last}`, at: lastSecondOf(last) },
      { name: `the day after the last day of positions, ${last}`, at: firstSecondOf(daysAfter(last, 1)) },
    ]),
  ];
}

function leapDay(): string {
  const year = Number(TODAY.slice(0, 4));
  const candidates = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((more) => `${year + more}-02-29`);
  return candidates.find((day) => day > TODAY && daysAfter(day, 0) === day) ?? TODAY;
}

function firstSecondOf(day: string): string {
  return inCompanyZone(day);
}

function lastSecondOf(day: string): string {
  return inCompanyZone(day, '23:59:59');
}
