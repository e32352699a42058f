import type { ClientDirective } from 'astro';
import { afterPaint } from './after-paint.ts';

/** `client:afterload`: as soon as the page is painted. React stays off the first paint (rule rendering.islands). */
const afterload: ClientDirective = (load) => afterPaint(async () => (await load())());

export default afterload;
