import { defaultTreeAdapter as tree } from 'parse5';
import { attributeOf, type Element, elementsIn, type ParentNode, type Tag, textIn } from '#src/site/html-tree.ts';

/** Attributes of a style element or link that do not limit its rules. */
const PLAIN = ['rel', 'href', 'type', 'crossorigin'];

/** The print style sheet (`src/styles/print.css`). It stays a shared file, because no screen waits for it. */
const PRINT_SHEET = /^\/_astro\/print\.[\w-]+\.css$/;

/** Whether an address is that of the print style sheet. */
export function isPrintSheet(address: string): boolean {
  return PRINT_SHEET.test(address);
}

/** Whether an element links the print style sheet, for print only. */
export function linksPrintSheet(tag: Tag): boolean {
  const is = (name: string, value: string) => attributeOf(tag, name) === value;
  return (
    tag.tagName === 'link' &&
    is('rel', 'stylesheet') &&
    is('media', 'print') &&
    isPrintSheet(attributeOf(tag, 'href') ?? '')
  );
}

/**
 * Remove the styles of a page: its style elements and its links to style sheets, except the print style sheet.
 *
 * @param textOf gives the text of a style file by its address, such as `/_astro/b.css`
 * @returns the texts of the removed styles in order
 * @throws Error if the page has no style, and for a style with a condition (such as `media`) or inside a template
 */
export function takeStyles(document: ParentNode, textOf: (address: string) => string): string[] {
  const styles = elementsIn(document).filter((element) => isStyle(element) && !linksPrintSheet(element));
  if (styles.length === 0) throw new Error('no styles, expected a link to some or an element');
  return styles.map((element) => {
    const odd = element.attrs.find(({ name }) => !PLAIN.includes(name));
    if (odd !== undefined) throw new Error(`a style with ${odd.name}="${odd.value}", expected none of that attribute`);
    if (isInTemplate(element)) throw new Error('a style inside a template, expected styles of the whole page only');
    const href = attributeOf(element, 'href');
    if (element.tagName === 'link' && href === undefined) throw new Error('a link to a stylesheet without an address');
    tree.detachNode(element);
    return href === undefined ? textIn(element) : textOf(href);
  });
}

/** Whether an element is a style, or a link to one. */
export function isStyle(tag: Tag): boolean {
  if (tag.tagName === 'style') return true;
  const rel = attributeOf(tag, 'rel')?.toLowerCase().split(/\s+/);
  return tag.tagName === 'link' && rel?.includes('stylesheet') === true;
}

function isInTemplate(element: Element): boolean {
  let parent = tree.getParentNode(element);
  while (parent !== null && tree.isElementNode(parent)) parent = tree.getParentNode(parent);
  return parent?.nodeName === '#document-fragment';
}
