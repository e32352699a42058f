import type { ClientDirective } from 'astro';

/**
 * `client:engage`: at the first focus, pointer or key in the island, or when something in it was touched already (rule rendering.islands).
 *
 * With a selector as its value, the element of that selector counts instead: for an island that serves another one.
 */
const engage: ClientDirective = (load, { value }, island) => {
  const element = (typeof value === 'string' && document.querySelector(value)) || island;
  const events = ['focusin', 'pointerdown', 'keydown'];
  const hydrate = async () => {
    for (const event of events) element.removeEventListener(event, hydrate);
    await (await load())();
  };
  if (element.contains(document.activeElement)) void hydrate();
  else for (const event of events) element.addEventListener(event, hydrate, { once: true, passive: true });
};

export default engage;
