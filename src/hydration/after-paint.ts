/** From the load event to the first look for a quiet moment: a small page is loaded before it is painted. */
const PAINT_MS = 200;
/** Longest wait for a quiet moment; the slider's first advance comes at 5 s. */
const WITHIN_MS = 4500;

/** Act once everything of the page is loaded and painted and the browser has nothing to do. */
export function afterPaint(act: () => void): void {
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: WITHIN_MS }) : act());
  const whenPainted = () => setTimeout(whenIdle, PAINT_MS);
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
}
