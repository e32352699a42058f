import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readCollection } from '#src/content/reading/read-collection.ts';
import type { JobFacts } from '#src/schemas/content/job.ts';
import { each } from './fact.ts';

/** The figures of the positions as editors wrote them: pages are held against these, so that an editor may change them. */
export const JOB_FACTS = parse(readFileSync('content/jobs/facts.yaml', 'utf8')) as JobFacts;

const drafts = readCollection('jobs', process.cwd()).entries.filter(({ data }) => data['draft'] === true);

/** The positions that are shown: a row may be there before its words are published. */
export const POSITIONS = JOB_FACTS.positions.filter((row) => drafts.every(({ slug }) => slug !== row.slug));

/** `480,000` */
export const amount = (yen: number): string => yen.toLocaleString('en-US');
/** In millions of yen. */
export const million = (yen: number): number => yen / 1_000_000;
/** The English name of a month, 1 to 12. */
export const month = (n: number): string =>
  new Date(Date.UTC(2000, n - 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });

interface Range {
  readonly min: number;
  readonly max: number;
}

/** A month's pay as the pages print it. */
export const monthly = ({ min, max }: Range) =>
  each(`${amount(min)}〜${amount(max)}円`, `${amount(min)}–${amount(max)} yen`, `${amount(min)}～${amount(max)}日元`);

/** A year's pay as the pages print it. */
export const annual = ({ min, max }: Range) =>
  each(
    `${amount(min / 10_000)}万〜${amount(max / 10_000)}万円`,
    `${million(min)}–${million(max)} million yen`,
    `${min / 10_000}万～${max / 10_000}万日元`,
  );

/** The most that a year can bring. */
export const top = (yen: number) =>
  each(`最大${amount(yen / 10_000)}万円`, `up to ${million(yen)} million yen`, `最高${yen / 10_000}万日元`);

/** What the positions pay a month and ask for, each once: two may agree. The target of a year stands on the page of its position. */
export const PAYS = [
  ...new Map(POSITIONS.map(({ monthly: range }) => [`${range.min}-${range.max}`, monthly(range)])).values(),
];
export const LEVELS = [...new Set(POSITIONS.map(({ japanese }) => japanese))];
