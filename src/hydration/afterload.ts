import type { ClientDirective } from 'astro';
import { hydrateOver } from './hydrate-over.ts';

/** From the load event to the request for an idle moment: a small page is loaded before it is painted. */
const PAINT_MS = 200;
/** Longest wait for an idle moment; the slider advances first at 5 s. */
const WITHIN_MS = 4500;

/** Calls a function once the page is loaded and painted and the browser is idle. The page waits with its load event for the caller's script. */
export function afterPaint(act: () => void): void {
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: WITHIN_MS }) : act());
  addEventListener('load', () => setTimeout(whenIdle, PAINT_MS));
}

/** `client:afterload`: as soon as the page is painted. A copy of the HTML is kept, because an island may change its own. */
const afterload: ClientDirective = (load, _, island) =>
  afterPaint(
    () =>
      void hydrateOver(
        island,
        load,
        [...island.childNodes].map((node) => node.cloneNode(true)),
      ),
  );

export default afterload;
