/** The one layer that the print style sheet adds rules to (`src/styles/print.css`). */
const SHARED = 'base';

const LAYER = /@layer ([\w-]+)(?=\{)/g;

/**
 * Take the names off the cascade layers of a page. Anonymous layers have the order in which they begin, so each layer must be one block:
 * with a layer in two blocks, all names stay.
 *
 * @param css all styles of the page, minified
 */
export function anonymousLayers(css: string): string {
  const names = [...css.matchAll(LAYER)].map(([, name]) => name);
  if (new Set(names).size < names.length) return css;
  return css.replace(LAYER, (block, name) => (name === SHARED ? block : '@layer'));
}
