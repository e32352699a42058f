/** A part of a whole in percent, rounded to a tenth. */
export function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
