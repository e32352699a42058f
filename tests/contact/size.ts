import { IS_FULL } from '#tests/support/matrix.ts';

/** For each of many planted faults (tools/mutation), which asks for little of each kind. */
const isSmall = process.env['CONTACT_RUN'] === 'small';

/** How many of something are tried: `short` in the gate, `long` in the whole matrix. */
export function sized(counts: { readonly small: number; readonly short: number; readonly long: number }): number {
  if (isSmall) return counts.small;
  return IS_FULL ? counts.long : counts.short;
}
