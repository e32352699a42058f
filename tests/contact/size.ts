import { IS_FULL } from '#tests/support/matrix.ts';

/** Number of test cases: `short` in `npm test`, `long` in the full test suite. */
export function sized({ short, long }: { readonly short: number; readonly long: number }): number {
  return IS_FULL ? long : short;
}
