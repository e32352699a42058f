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
 * Make one of the scripts that stand beside each other: each costs the policy a hash, which nothing compresses.
 *
 * @example joinScripts(document) // `<script>a()</script><script>b()</script>` is `<script>a()\n;b()</script>` now
 */
export function joinScripts(document: Document): void {
  let before: Element | undefined;
  for (const element of elementsIn(document).filter(
    ({ tagName, attrs }) => tagName === 'script' && attrs.length === 0,
  )) {
    if (before !== undefined && isBeside(before, element)) {
      tree.insertText(before, `\n;${textIn(element)}`);
      tree.detachNode(element);
    } else before = element;
  }
}

function isBeside(before: Element, element: Element): boolean {
  const siblings = element.parentNode?.childNodes ?? [];
  return before.parentNode === element.parentNode && siblings.indexOf(before) === siblings.indexOf(element) - 1;
}
