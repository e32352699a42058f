import type { Block, Mention, Range } from './style-sheet.ts';

/** A part of a text, and what takes its place; nothing if it goes. */
export interface Edit extends Range {
  readonly text?: string;
}

/**
 * The edits that write the value of a constant in the place of each `var()` that reads it, and remove its declaration: names of sizes and
 * typefaces are for readers of the sources and would cost bytes in every page.
 *
 * A constant is a custom property that has one value in the whole page: set once, in `:root` without a condition, and not made of others.
 * Of a property that nothing sets, a fallback that is not made of others is the value.
 *
 * @param blocks of a page in all its sheets, without those that it does not need
 * @param read custom properties that a script or a drawing reads or sets; they stay
 * @returns the edits for some of the blocks
 */
export function inlineConstants(blocks: readonly Block[], read: readonly string[]): (some: readonly Block[]) => Edit[] {
  const sets = Map.groupBy(
    blocks.flatMap((block) => block.sets),
    ({ name }) => name,
  );
  // No value can take the place of a name without a call, as in a transition or a condition.
  const names = new Set([...read, ...blocks.flatMap(readsIn).flatMap(({ name, call }) => (call ? [] : [name]))]);
  const constants = new Map<string, string>();
  for (const [name, [first, second]] of sets)
    if (first?.constant !== undefined && second === undefined && !names.has(name)) constants.set(name, first.constant);
  const isUnset = (name: string) => !sets.has(name) && !read.includes(name);
  const edited = ({ name, call }: Mention): Edit[] => {
    const text = constants.get(name) ?? (isUnset(name) ? call?.fallback : undefined);
    return call === undefined || text === undefined ? [] : [{ ...call, text }];
  };
  return (some) => [
    ...some.flatMap((block) => block.sets.filter(({ name }) => constants.has(name))),
    ...some.flatMap(readsIn).flatMap(edited),
  ];
}

function readsIn({ reads, sets }: Block): Mention[] {
  return [...reads, ...sets.flatMap((set) => set.reads)];
}
