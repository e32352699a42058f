import type { ClientDirective } from 'astro';
import { hydrateOver } from './keep-server-html.ts';

/**
 * `client:interaction`: hydrate at the first focus, pointer or key event in the island, or at once if something in it was used already.
 *
 * With a selector as its value, the element of that selector counts in place of the island: for an island that controls another element.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  // Without a value, `astro dev` passes `true`, which selects nothing.
  const element = (value && document.querySelector(value as string)) || island;
  const nodes = [...island.childNodes];
  let focused = document.activeElement;
  /** Puts the original nodes back, so that typed text and the focus stay. */
  const restore = () => {
    island.append(...nodes);
    if (island.contains(focused)) (focused as HTMLElement).focus();
  };
  island.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  const events = ['focusin', 'pointerdown', 'keydown'];
  const hydrate = () => {
    for (const event of events) element.removeEventListener(event, hydrate);
    return hydrateOver(island, load, restore);
  };
  if (element.contains(document.activeElement)) void hydrate();
  else for (const event of events) element.addEventListener(event, hydrate);
};

export default interaction;
