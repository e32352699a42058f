/**
 * The number of an entry's sheet in the set of drawings (rule design.sheets).
 *
 * @param letter the set's: N for news, T for articles
 * @param number place in the list from the oldest on
 * @example sheetNumber('T', 7) // => 'T-07'
 */
export function sheetNumber(letter: string, number: number): string {
  return `${letter}-${String(number).padStart(2, '0')}`;
}
