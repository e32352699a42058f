import type { ClientDirective } from 'astro';
import { afterPaint } from './after-paint.ts';
import { copyOf, hydrateOver } from './standing-markup.ts';

/**
 * `client:onscreen`: once the page is painted and the island is in view, or as near to it as the `rootMargin` of its value says.
 *
 * Astro's own `client:visible` asks for React in the first frame when the island is in view at once, which list pages are for.
 */
const onscreen: ClientDirective = (load, { value }, island) =>
  afterPaint(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void hydrateOver(island, load, copyOf(island));
      },
      typeof value === 'object' ? value : {},
    );
    // The island's own element has no box.
    for (const child of island.children) observer.observe(child);
  });

export default onscreen;
