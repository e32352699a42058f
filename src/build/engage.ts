import type { ClientDirective } from 'astro';

/** `client:engage`: at the first focus, pointer or key in the island, or when something in it was touched already (decisions §3). */
const engage: ClientDirective = (load, _options, element) => {
  const events = ['focusin', 'pointerdown', 'keydown'];
  const hydrate = async () => {
    for (const event of events) element.removeEventListener(event, hydrate);
    await (await load())();
  };
  if (element.contains(document.activeElement)) void hydrate();
  else for (const event of events) element.addEventListener(event, hydrate, { once: true, passive: true });
};

export default engage;
