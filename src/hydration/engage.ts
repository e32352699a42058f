import type { ClientDirective } from 'astro';
import { hydrateOver } from './standing-markup.ts';

/**
 * `client:engage`: at the first focus, pointer or key in the island, or when something in it was touched already (rule rendering.islands).
 *
 * With a selector as its value, the element of that selector counts instead: for an island that serves another one.
 */
const engage: ClientDirective = (load, { value }, island) => {
  const element = (typeof value === 'string' && document.querySelector(value)) || island;
  const nodes = [...island.childNodes];
  let focused = document.activeElement;
  /** The very nodes: what is typed into them stays, and typing goes on. */
  const restore = () => {
    island.append(...nodes);
    if (island.contains(focused)) (focused as HTMLElement).focus();
  };
  island.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  const events = ['focusin', 'pointerdown', 'keydown'];
  const hydrate = async () => {
    for (const event of events) element.removeEventListener(event, hydrate);
    await hydrateOver(island, load, restore);
  };
  if (element.contains(document.activeElement)) void hydrate();
  else for (const event of events) element.addEventListener(event, hydrate, { once: true, passive: true });
};

export default engage;
