import type { ClientDirective } from 'astro';

/** Longest wait after which an island that waits for a quiet page hydrates anyway; the slider's first advance comes at 5 s. */
const WITHIN_MS = 5000;

/** `client:afterload`: once everything of the page is loaded and the browser has nothing to do. React stays off the first paint (decisions §3). */
const afterload: ClientDirective = (load) => {
  const hydrate = async () => (await load())();
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(hydrate, { timeout: WITHIN_MS }) : setTimeout(hydrate, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

export default afterload;
