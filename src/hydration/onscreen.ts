import type { ClientDirective } from 'astro';
import { afterPaint } from './after-paint.ts';
import { copyOf, hydrateOver } from './keep-server-html.ts';

/**
 * `client:onscreen`: hydrate once the page is painted and the island is in view, or within the `rootMargin` of the directive's value.
 *
 * Astro's own `client:visible` loads React in the first frame if the island is in view at once, as on list pages.
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
    // The element of the island has no box (`display: contents`).
    for (const child of island.children) observer.observe(child);
  });

export default onscreen;
