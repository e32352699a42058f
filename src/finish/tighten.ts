import { defaultTreeAdapter as tree } from 'parse5';
import { type Document, type Element, elementsIn, headOf, type ParentNode, textIn } from './html-tree.ts';

/** Elements whose spaces count. */
const AS_WRITTEN = ['pre', 'textarea', 'script', 'style'];

/** HTML's ASCII whitespace (https://infra.spec.whatwg.org/#ascii-whitespace). `trim` would drop the ideographic and the no-break space too. */
const ASCII_WHITESPACE = /^[\t\n\f\r ]*$/;

/**
 * Leave out the spaces that are never shown: all between the elements of the head, all but one between those of the body.
 *
 * @example tighten(document) // `<i>a</i>\n  <i>b</i>` is `<i>a</i> <i>b</i>` now
 */
export function tighten(document: Document): void {
  const head = headOf(document);
  setGaps(head, '');
  for (const root of document.childNodes.filter(tree.isElementNode)) {
    for (const child of [...root.childNodes]) {
      if (tree.isTextNode(child)) tree.detachNode(child);
      else if (tree.isElementNode(child) && child !== head) setGaps(child, ' ');
    }
  }
}

function setGaps(node: ParentNode, gap: '' | ' '): void {
  for (const child of [...node.childNodes]) {
    if (tree.isTextNode(child) && ASCII_WHITESPACE.test(child.value)) {
      if (gap === '') tree.detachNode(child);
      else child.value = gap;
    } else if (tree.isElementNode(child) && !AS_WRITTEN.includes(child.tagName)) setGaps(child, gap);
  }
}

/**
 * Join scripts that stand beside each other into one, because each script costs the policy a hash, which does not compress.
 * As with separate elements, an error in one of them is reported and does not stop the next. They share no variables: the site's
 * inline scripts are function calls.
 *
 * @example joinScripts(document) // `<script>a()</script><script>b()</script>` is one: `try{`, `a()`, `}finally{`, `b()`, `}`
 */
export function joinScripts(document: Document): void {
  const isPlain = ({ tagName, attrs }: Element) => tagName === 'script' && attrs.length === 0;
  // From the last to the first, so that each script takes in what follows it.
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
