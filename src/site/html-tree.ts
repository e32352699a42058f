import { type DefaultTreeAdapterTypes, html, parse, serialize, defaultTreeAdapter as tree } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type TextNode = DefaultTreeAdapterTypes.TextNode;

/** Name and attributes of an element. Elements of the tree have this type too. */
export interface Tag {
  readonly tagName: string;
  readonly attrs: readonly { readonly name: string; readonly value: string }[];
}

/** Parses the content of `<noscript>` as elements: their classes need rules, too. */
const OPTIONS = { scriptingEnabled: false } as const;

/** Parse a page as browsers do (https://html.spec.whatwg.org/multipage/parsing.html): misplaced elements move, missing ones are added. */
export function readHtml(text: string): Document {
  return parse(text, OPTIONS);
}

/** Elements whose first line break a parser skips (https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody). */
const SKIPS_LINE_BREAK = ['pre', 'listing', 'textarea'];

/** Serializes an additional line break where a parser skips the first one, so that a text that begins with a line break keeps it. */
const WRITTEN: typeof tree = {
  ...tree,
  getTextNodeContent(node) {
    const { parentNode: parent, value } = node;
    const isFirst = parent?.childNodes[0] === node && SKIPS_LINE_BREAK.includes(parent.nodeName);
    return isFirst && value.startsWith('\n') ? `\n${value}` : value;
  },
};

/** Serialize a page, the inverse of {@link readHtml}. */
export function writeHtml(document: Document): string {
  return serialize(document, { ...OPTIONS, treeAdapter: WRITTEN });
}

/** Every element below a node in document order, including those in templates. */
export function elementsIn(node: ParentNode): Element[] {
  const found: Element[] = [];
  collect(node, found);
  return found;
}

function collect(node: ParentNode, into: Element[]): void {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    into.push(child);
    if ('content' in child) collect(child.content, into);
    collect(child, into);
  }
}

/** Value of an attribute; undefined if the element does not have it. */
export function attributeOf({ attrs }: Tag, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** The text directly in an element: the whole content of a script, a style or a title. */
export function textIn(element: Element): string {
  return element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
}

/** Whether an element belongs to a drawing (SVG). */
export function isDrawn({ namespaceURI }: Element): boolean {
  return namespaceURI === html.NS.SVG;
}

/** A new element with a text, with elements or without content, not yet in a tree. */
export function elementOf(
  tagName: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Element[] = '',
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, html.NS.HTML, attrs);
  setContent(element, content);
  return element;
}

/** Replace what an element contains by a text or by elements. */
export function setContent(element: Element, content: string | readonly Element[]): void {
  element.childNodes = [];
  if (typeof content !== 'string') for (const child of content) tree.appendChild(element, child);
  else if (content !== '') tree.insertText(element, content);
}

/** Set an attribute in its place or at the end; remove it with undefined. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  const present = element.attrs.find((attribute) => attribute.name === name);
  if (value === undefined) element.attrs = element.attrs.filter((attribute) => attribute !== present);
  else if (present) present.value = value;
  else element.attrs.push({ name, value });
}

/**
 * The tree's `<head>`; reading makes one where the page has none.
 *
 * @throws Error for a tree that {@link readHtml} did not make (a bug)
 */
export function headOf(document: Document): Element {
  const head = document.childNodes
    .flatMap((node) => (tree.isElementNode(node) ? node.childNodes : []))
    .find((node) => node.nodeName === 'head');
  if (head === undefined || !tree.isElementNode(head)) throw new Error('headOf: expected a tree with a head');
  return head;
}
