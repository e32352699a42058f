import { defaultTreeAdapter as tree } from 'parse5';
import { type Document, type Element, elementsIn, textIn } from '#src/site/html-tree.ts';

/** In the text of each script that Astro prints before an island: its hydration directive, and the element of all islands. */
const FROM_ASTRO = /\bself\.Astro\b|"astro-island"/;

/**
 * Move the scripts that Astro prints before islands into one file, which all pages with the same directives share. In the page they are
 * larger than anything else that runs before an interaction.
 *
 * The file is a module, so it blocks nothing and runs once the page is parsed. No island hydrates earlier.
 *
 * @param fileOf gives the address of a script file by its text
 */
export function moveIslandScripts(document: Document, fileOf: (text: string) => string): void {
  const scripts = elementsIn(document).filter(isFromAstro);
  const [first, ...others] = scripts;
  if (first === undefined) return;
  const src = fileOf(scripts.map((script) => textIn(script).trim()).join('\n'));
  for (const text of [...first.childNodes]) tree.detachNode(text);
  first.attrs = Object.entries({ type: 'module', src }).map(([name, value]) => ({ name, value }));
  for (const script of others) tree.detachNode(script);
}

function isFromAstro(element: Element): boolean {
  return element.tagName === 'script' && element.attrs.length === 0 && FROM_ASTRO.test(textIn(element));
}
