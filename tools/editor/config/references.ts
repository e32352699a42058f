import type { Kind } from '#src/content/kinds.ts';

/**
 * Fields that name entries or rows of another file, beside the terms of the table of kinds; `relation-problems.ts` checks the same.
 * The form offers what there is.
 */
export const REFERENCES: Readonly<Record<string, Kind>> = {
  'case-studies.related': 'case-studies',
  'challenged.case': 'case-studies',
  'challenged.related': 'challenged',
  'jobs.office': 'company/facts',
};
