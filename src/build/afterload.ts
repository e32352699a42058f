import type { ClientDirective } from 'astro';

/** From the load event to the first look for a quiet moment: a small page is loaded before it is painted. */
const PAINT_MS = 200;
/** Longest wait after which an island that waits for a quiet page hydrates anyway; the slider's first advance comes at 5 s. */
const WITHIN_MS = 4500;

/** `client:afterload`: once everything of the page is loaded and painted and the browser has nothing to do. React stays off the first paint (decisions §3). */
const afterload: ClientDirective = (load) => {
  const hydrate = async () => (await load())();
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(hydrate, { timeout: WITHIN_MS }) : hydrate();
  const whenPainted = () => setTimeout(whenIdle, PAINT_MS);
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
};

export default afterload;
