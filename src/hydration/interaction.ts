import type { ClientDirective } from 'astro';
import { hydrateOver } from './hydrate-over.ts';

const EVENTS = ['focusin', 'pointerdown', 'keydown'];

/**
 * `client:interaction`: hydrate at the first focus, pointer or key event in the island, or at once if something in it was used already.
 * The original HTML is kept, so that typed text stays.
 *
 * With a selector as its value, the element of that selector counts in place of the island: for an island that controls another element.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  // Without a value, `astro dev` passes `true`, which selects nothing.
  const element = (value && document.querySelector(value as string)) || island;
  const hydrate = () => {
    for (const event of EVENTS) element.removeEventListener(event, hydrate);
    void hydrateOver(island, load, [...island.childNodes]);
  };
  if (element.contains(document.activeElement)) hydrate();
  else for (const event of EVENTS) element.addEventListener(event, hydrate);
};

export default interaction;
