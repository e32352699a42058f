import { IS_FULL } from '#tests/support/matrix.ts';

/** Whether mutation testing (tools/mutation) runs the tests: it needs small counts, because it runs them for each mutant. */
const isSmall = process.env['CONTACT_RUN'] === 'small';

/** Number of test cases: `short` in `npm test`, `long` in the full test suite. */
export function sized(counts: { readonly small: number; readonly short: number; readonly long: number }): number {
  if (isSmall) return counts.small;
  return IS_FULL ? counts.long : counts.short;
}
