import { defaultTreeAdapter as tree } from 'parse5';
import { type ChildNode, type Document, headOf, type ParentNode, type TextNode } from '#src/site/html-tree.ts';

/** Elements whose white space is significant. */
const AS_WRITTEN = ['pre', 'textarea', 'script', 'style'];

/** Block elements: browsers never show white space at their edges. */
const BLOCKS = new Set(
  'div section header main footer nav article aside form fieldset figure p h1 h2 h3 h4 ul ol li dl dt dd table thead tbody tr th td'.split(
    ' ',
  ),
);

type Test = (node: ChildNode | ParentNode) => boolean;

const isBlock: Test = ({ nodeName }) => BLOCKS.has(nodeName);

/** React's own white space must stay for hydration; that in its slots need not. */
const IN_ISLANDS: Readonly<Record<string, Test>> = { 'astro-island': () => false, 'astro-slot': isBlock };

/** HTML's ASCII whitespace (https://infra.spec.whatwg.org/#ascii-whitespace). `trim` would drop the ideographic and the no-break space too. */
const ASCII_WHITESPACE = /^[\t\n\f\r ]*$/;

/**
 * Collapse white space that is never shown: remove it between the elements of the head and at the edges of blocks, and keep one space
 * elsewhere.
 */
export function collapseWhitespace(document: Document): void {
  const head = headOf(document);
  setGaps(head, () => true);
  for (const root of document.childNodes.filter(tree.isElementNode)) {
    for (const child of [...root.childNodes]) {
      if (tree.isTextNode(child)) tree.detachNode(child);
      else if (tree.isElementNode(child) && child !== head) setGaps(child, isBlock);
    }
  }
}

function setGaps(node: ParentNode, isBlock: Test): void {
  for (const child of [...node.childNodes]) {
    if (tree.isTextNode(child)) collapseText(child, isBlock);
    else if (tree.isElementNode(child) && !AS_WRITTEN.includes(child.tagName))
      setGaps(child, IN_ISLANDS[child.tagName] ?? isBlock);
  }
}

function collapseText(text: TextNode, isBlock: Test): void {
  if (ASCII_WHITESPACE.test(text.value)) text.value = ' ';
  if (isAtEdge(text, -1, isBlock)) text.value = text.value.replace(/^[\t\n\f\r ]+/, '');
  if (isAtEdge(text, 1, isBlock)) text.value = text.value.replace(/[\t\n\f\r ]+$/, '');
  if (text.value === '') tree.detachNode(text);
}

/** Whether a node is at the start (-1) or end (1) of a line: next to a block, or the first or last content of one. */
function isAtEdge(node: ChildNode, side: -1 | 1, isBlock: Test): boolean {
  const parent = node.parentNode;
  if (parent === null) return false;
  const beside = parent.childNodes[parent.childNodes.indexOf(node) + side];
  if (beside && tree.isTextNode(beside) && ASCII_WHITESPACE.test(beside.value)) return isAtEdge(beside, side, isBlock);
  if (beside) return isBlock(beside);
  return isBlock(parent) || (tree.isElementNode(parent) && isAtEdge(parent, side, isBlock));
}
