import { defaultTreeAdapter as tree } from 'parse5';
import { type Document, type Element, elementsIn, textIn } from '#src/site/html-tree.ts';

/**
 * Join adjacent inline scripts into one, because each script needs a hash in the policy, and hashes do not compress. As with
 * separate elements, an error in one script is reported and does not stop the next. The joined scripts share no variables: the
 * site's inline scripts are function calls.
 */
export function joinScripts(document: Document): void {
  const isPlain = ({ tagName, attrs }: Element) => tagName === 'script' && attrs.length === 0;
  // From the last to the first, so that each script takes in the joined scripts that follow it.
  for (const element of elementsIn(document).filter(isPlain).reverse()) {
    const siblings = element.parentNode?.childNodes ?? [];
    const next = siblings[siblings.indexOf(element) + 1];
    if (next === undefined || !tree.isElementNode(next) || !isPlain(next)) continue;
    const joined = `try{\n${textIn(element).trim()}\n}finally{\n${textIn(next).trim()}\n}`;
    for (const child of [...element.childNodes]) tree.detachNode(child);
    tree.insertText(element, joined);
    tree.detachNode(next);
  }
}
