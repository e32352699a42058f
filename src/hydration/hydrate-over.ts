/**
 * Hydrate an island and restore its server HTML and the focus if its script cannot be loaded or throws, during hydration or later.
 *
 * React reports such an error to the console and empties the island. The server HTML works without script, so it is put back.
 */
export async function hydrateOver(
  island: Element,
  load: () => Promise<() => Promise<void>>,
  nodes: readonly Node[],
): Promise<void> {
  let focused = document.activeElement;
  island.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  const hydrate = await load();
  new MutationObserver(() => {
    if (island.firstChild) return;
    island.append(...nodes);
    if (island.contains(focused)) (focused as HTMLElement).focus();
  }).observe(island, { childList: true });
  await hydrate();
}
