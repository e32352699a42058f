/**
 * A repeatable stream of random numbers (mulberry32), so that a measurement can be run again and give the same figures.
 *
 * @returns a function that gives the next number, 0 ≤ n < 1
 * @example const random = randomFrom(1); random() === randomFrom(1)() // => true
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The middle value.
 *
 * @example median([3, 1, 2]) // => 2
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
