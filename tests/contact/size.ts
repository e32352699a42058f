/** `short` is for every `npm test`, `long` for `npm run test:contact:full`, `small` for each of many planted faults (tools/mutation). */
const SIZE = process.env['CONTACT_RUN'] ?? 'short';

export const isFull = SIZE === 'long';
export const isSmall = SIZE === 'small';

/**
 * How many of something are tried.
 *
 * @example sized({ small: 500, short: 10_000, long: 100_000 })
 */
export function sized(counts: { readonly small: number; readonly short: number; readonly long: number }): number {
  return isSmall ? counts.small : isFull ? counts.long : counts.short;
}
