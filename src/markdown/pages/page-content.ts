import { parse } from 'acorn';
import { cjkBreak } from '#src/i18n/typed-text.ts';
import { isForeign } from '#src/markdown/address.ts';
import { OWN_ID } from '#src/markdown/heading-ids.ts';
import { isWide } from './elements.ts';
import {
  factIn,
  isComment,
  isElement,
  isExpression,
  nodesBelow,
  outlineOf,
  type PageAttribute,
  type PageHeading,
  type PageNode,
  textOf,
} from './tree.ts';

/** The exports of a compiled page besides its front matter. */
interface PageFile {
  readonly data: { readonly astro?: { readonly frontmatter: Record<string, unknown> } };
}

/** A line of the table of contents; `TransferNotice` has its own title. */
export interface IndexLine {
  readonly id: string;
  readonly title?: string;
}

const LINE_BREAK = cjkBreak('\\0');

export const TRANSFER_ID = 'transfer';

/**
 * A remark plugin for prose pages. It makes numbered clauses and a table of contents, prints facts from `props.facts`, links headings to
 * themselves, and passes the language of the page to each component. `frontmatter.elements` names the components of the page.
 */
export function pageContent(): (tree: unknown, file: unknown) => void {
  return (given, file) => {
    const tree = given as PageNode;
    const outline = outlineOf(tree);
    const elements = [...nodesBelow(tree)].flatMap(({ name }) => (name ? [name] : []));
    const frontmatter = (file as PageFile).data.astro?.frontmatter;
    if (frontmatter) frontmatter['elements'] = [...new Set(elements)];
    for (const heading of outline) if (heading.node.type === 'heading') linkToItself(heading);
    joinLines(tree);
    prepare(tree);
    tree.children = clauses(tree.children ?? [], outline);
  };
}

/** Makes a heading of the third or a lower level a link to itself. The component of a clause prints the heading of the second level. */
function linkToItself({ node, depth, id }: PageHeading): void {
  const last = node.children?.at(-1);
  if (last?.type === 'text') last.value = last.value?.replace(OWN_ID, '') ?? '';
  if (depth < 3) return;
  node.data = { hProperties: { id } };
  if ([...nodesBelow(node)].some(({ type }) => type === 'link')) return;
  // A link of Markdown would be percent-encoded.
  const link = { type: 'mdxJsxTextElement', name: 'a', attributes: [attribute('href', `#${id}`)] };
  node.children = [{ ...link, children: node.children ?? [] }];
}

/** Removes line breaks that are no space, also where a text ends in one element and continues in the next. */
function joinLines(tree: PageNode): void {
  const leaves = [...nodesBelow(tree)].filter(({ children }) => children === undefined);
  for (const [at, { type, value = '' }] of leaves.entries()) {
    if (type !== 'text') continue;
    const [before = '', after = ''] = [leaves[at - 1]?.value, leaves[at + 1]?.value];
    // The neighbours are context: what they lose is not theirs.
    const joined = `${before}\0${value}\0${after}`.replace(LINE_BREAK, '');
    const leaf = leaves[at] as PageNode;
    leaf.value = joined.split('\0')[1] ?? value;
  }
}

function prepare(node: PageNode): void {
  if (node.children) node.children = node.children.filter((child) => !isComment(child));
  if (node.type === 'link' && isForeign(node.url ?? '')) node.data = { hProperties: { rel: 'external noopener' } };
  const fact = isExpression(node) ? factIn(node) : undefined;
  if (fact !== undefined) node.data = { estree: parsed(factCode(fact)) };
  if (node.type === 'image') asPicture(node);
  if (isElement(node) && /^[A-Z]/.test(node.name ?? ''))
    node.attributes = [...(node.attributes ?? []).map(withFacts), expression('lang', 'props.lang')];
  for (const child of node.children ?? []) prepare(child);
}

/** Turns an image into a component, which prints resized images. */
function asPicture(node: PageNode): void {
  const { url = '', alt, title } = node;
  const texts = { src: url, alt: alt ?? '', ...(title && { caption: title }) };
  Object.assign(node, {
    type: 'mdxJsxTextElement',
    name: 'Picture',
    attributes: [
      ...Object.entries(texts).map(([name, value]) => attribute(name, value)),
      expression('folder', 'props.folder'),
    ],
    children: [],
  });
}

function clauses(nodes: readonly PageNode[], outline: readonly PageHeading[]): PageNode[] {
  const at = nodes.findIndex(isWide);
  const [prose, wide] = at < 0 ? [nodes, []] : [nodes.slice(0, at), nodes.slice(at)];
  const made: PageNode[] = [];
  for (const node of prose) {
    const heading = node.depth === 2 ? outline.find((one) => one.node === node) : undefined;
    if (heading) made.push(element('Clause', [attribute('id', heading.id), attribute('title', textOf(node))], []));
    else if (made.length === 0) made.push(element('Clause', [], [node]));
    else made.at(-1)?.children?.push(node);
  }
  if (made.length === 0) return [...wide];
  const lines = [...nodes].flatMap((node): IndexLine[] => {
    if (node.name === 'TransferNotice') return [{ id: TRANSFER_ID }];
    const heading = outline.find((one) => one.node === node && one.depth === 2);
    return heading ? [{ id: heading.id, title: heading.title }] : [];
  });
  const index = [attribute('index', JSON.stringify(lines)), expression('lang', 'props.lang')];
  return [element('Clauses', index, made), ...wide];
}

function element(name: string, attributes: PageAttribute[], children: PageNode[]): PageNode {
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

function attribute(name: string, value: string): PageAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** Compiles an attribute such as `lead="Since {{founded}}"` to `"Since " + props.facts.founded`. */
function withFacts(given: PageAttribute): PageAttribute {
  if (typeof given.value !== 'string' || !given.value.includes('{{')) return given;
  const parts = given.value.split(/\{\{\s*([A-Za-z]\w*)\s*\}\}/);
  const code = parts.map((part, at) => (at % 2 === 1 ? factCode(part) : JSON.stringify(part))).join(' + ');
  return expression(given.name ?? '', code);
}

function expression(name: string, code: string): PageAttribute {
  const value = { type: 'mdxJsxAttributeValueExpression', value: code, data: { estree: parsed(code) } };
  return { type: 'mdxJsxAttribute', name, value };
}

function factCode(name: string): string {
  return `props.facts.${name}`;
}

/** Parses an expression: MDX compiles its syntax tree, not its text. */
function parsed(code: string) {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
}
