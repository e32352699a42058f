import type { ClientDirective } from 'astro';
import { afterPaint } from './after-paint.ts';
import { copyOf, hydrateOver } from './keep-server-html.ts';

/** `client:afterload`: as soon as the page is painted. React stays off the first paint. */
const afterload: ClientDirective = (load, _, island) =>
  afterPaint(() => void hydrateOver(island, load, copyOf(island)));

export default afterload;
