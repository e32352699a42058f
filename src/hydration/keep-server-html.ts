/**
 * Hydrate an island and restore its server HTML if its script cannot be loaded or throws, during hydration or later.
 *
 * React reports such an error to the console and empties the island. The server HTML works without script, so it is put back.
 *
 * @param load from Astro: loads the function that hydrates the island
 */
export async function hydrateOver(
  island: Element,
  load: () => Promise<() => Promise<void>>,
  restore: () => void,
): Promise<void> {
  const hydrate = await load();
  new MutationObserver(() => island.firstChild || restore()).observe(island, { childList: true });
  await hydrate();
}

/**
 * Copy the HTML of an island before React hydrates it.
 *
 * @returns a function that puts the copy into the island
 */
export function copyOf(island: Element): () => void {
  const nodes = [...island.childNodes].map((node) => node.cloneNode(true));
  return () => island.append(...nodes);
}
