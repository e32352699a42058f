/** The tags a card shows, and how many it leaves out (3 on article cards, 3 or 4 on cases). */
export function visibleTags<T>(tags: readonly T[], limit: number): { shown: T[]; more: number } {
  return { shown: tags.slice(0, limit), more: Math.max(0, tags.length - limit) };
}

/** All tags of a list of entries with the number of entries that have each, most used first; tags used equally often keep their order of appearance. */
export function tagsByUse(entries: readonly { readonly tags: readonly string[] }[]): [tag: string, count: number][] {
  const uses = new Map<string, number>();
  for (const tag of entries.flatMap((entry) => entry.tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a);
}
