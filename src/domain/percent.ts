/**
 * A part of a whole in percent, rounded to a tenth.
 *
 * @example percentOf(1, 3) // => 33.3
 */
export function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
