import { readFileSync } from 'node:fs';
import { defaultTreeAdapter as tree } from 'parse5';
import { parse } from 'yaml';
import type { Facts } from '#src/schemas/content/company.ts';
import { attributeOf, elementOf, type ParentNode, setAttribute, type TextNode } from '#src/site/html-tree.ts';

/** Elements that take no span, or that React renders again; slots are not rendered again. */
const STAYS = ['head', 'script', 'style', 'textarea', 'svg', 'astro-island'];
const SLOTS = ['astro-slot', 'astro-static-slot'];

const WHOLE = 'base__whole';

/** The phone and fax numbers of the company, as pages print them. */
export function companyNumbers(): string[] {
  const { phone, fax } = (parse(readFileSync('content/company/facts.yaml', 'utf8')) as Facts).identity;
  return [phone, fax].flatMap((number) => (number ? [number.national, number.international] : []));
}

/** Keep each of the numbers on one line: browsers break a number at its spaces and hyphens. A line that is too short still breaks it. */
export function keepNumbers(node: ParentNode, numbers: readonly string[], isStatic = true): void {
  for (const child of [...node.childNodes]) {
    if (tree.isElementNode(child))
      keepNumbers(child, numbers, SLOTS.includes(child.tagName) || (isStatic && !STAYS.includes(child.tagName)));
    else if (isStatic && tree.isTextNode(child)) keepIn(child, numbers);
  }
}

function keepIn(text: TextNode, numbers: readonly string[]): void {
  const { parentNode: parent, value } = text;
  const number = numbers.find((each) => value.includes(each));
  if (parent === null || number === undefined) return;
  if (tree.isElementNode(parent) && (value === number || parent.tagName === 'a')) {
    // A box in a link would not be underlined. A link with a class has its own line.
    const isPlain = parent.tagName === 'a' && value === number && attributeOf(parent, 'class') === undefined;
    if (isPlain) setAttribute(parent, 'class', WHOLE);
    return;
  }
  const at = value.indexOf(number);
  const before = tree.createTextNode(value.slice(0, at));
  tree.insertBefore(parent, before, text);
  tree.insertBefore(parent, elementOf('span', { class: WHOLE }, number), text);
  text.value = value.slice(at + number.length);
  keepIn(before, numbers);
  keepIn(text, numbers);
}
