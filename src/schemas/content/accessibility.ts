import * as z from 'zod';
import { count, day, eachLang, filled, key, rowsOf } from './fields.ts';

/** The ways in which every page is looked at; `tests/support/modes.ts` sets them up. */
export const MODE_NAMES = [
  'light',
  'dark',
  'forced-colours',
  'text-200',
  'text-spacing',
  'zoom-400',
  'reduced-motion',
  'print',
] as const;

export type ModeName = (typeof MODE_NAMES)[number];

const evidence = z.strictObject({
  /** Who looked: a machine on every run, a person, or nobody, because the site has nothing of the kind. */
  kind: z.enum(['machine', 'hand', 'absent']),
  text: eachLang(filled),
});

const criterion = z.strictObject({
  id: z.string().check(z.regex(/^[1-4]\.[1-5]\.\d{1,2}$/, 'criterion')),
  level: z.enum(['A', 'AA']),
  /** Standards that hold it: WCAG 2.2, JIS X 8341-3:2016. */
  in: rowsOf(z.enum(['wcag', 'jis'])),
  name: eachLang(filled),
  /** Keys of `evidence`. */
  evidence: rowsOf(key),
});

/** `content/accessibility/criteria.yaml`: how each success criterion is checked. */
export const criteriaSchema = z.strictObject({ evidence: z.record(key, evidence), criteria: rowsOf(criterion) }).check(
  z.refine(({ evidence: known, criteria }) => criteria.every((one) => one.evidence.every((name) => name in known)), {
    message: 'evidence',
    path: ['criteria'],
  }),
);

/** `content/accessibility/results.yaml`: the results of the last full test suite. */
export const resultsSchema = z.strictObject({
  date: day,
  /** Versions of the rules and of the browser. */
  axe: filled,
  browser: filled,
  /** Paths without language that were looked at, each in every language. */
  paths: rowsOf(filled),
  modes: z.array(z.strictObject({ mode: z.enum(MODE_NAMES), pages: count, problems: count })),
  /** Tests that operate the site with a keyboard alone. */
  keyboard: z.strictObject({ paths: count, failed: count }),
});
