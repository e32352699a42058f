/** A small seeded generator (mulberry32): the same seed is the same history. */
export interface Random {
  /** 0 ≤ x < 1. */
  (): number;
  chance(probability: number): boolean;
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  hex(length: number): string;
}

/** Make a generator. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return Object.assign(next, {
    chance: (probability: number) => next() < probability,
    between: (low: number, high: number) => low + next() * (high - low),
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
    hex: (length: number) => Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join(''),
  });
}
