/**
 * Hydrate an island whose HTML stands whatever happens: also when its script cannot be loaded, or throws, then or later (rule
 * rendering.failed-island).
 *
 * React reports such an error to the console and takes everything out of the island. What the server had put there works without
 * script, so it comes back.
 *
 * @param load as Astro hands it to a directive: gives what hydrates the island
 * @param restore puts back what stood there
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
 * Copy what stands in an island, before React makes it its own.
 *
 * @returns puts the copy into the island
 */
export function copyOf(island: Element): () => void {
  const nodes = [...island.childNodes].map((node) => node.cloneNode(true));
  return () => island.append(...nodes);
}
