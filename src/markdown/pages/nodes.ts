/** A node of a prose page's syntax tree (mdast with MDX), with the properties that this site uses. */
export interface PageNode {
  type: string;
  children?: PageNode[];
  /** The content of text, code and expressions. */
  value?: string;
  /** The tag name of JSX elements; null for a fragment. */
  name?: string | null;
  attributes?: PageAttribute[];
  /** The level of headings. */
  depth?: number;
  /** The address of links and images. */
  url?: string;
  alt?: string | null;
  title?: string | null;
  position?: { readonly start: { readonly line: number } };
  data?: Record<string, unknown>;
}

/** An attribute of a JSX element: without a value, with a text, or with an expression. */
export interface PageAttribute {
  type: string;
  name?: string;
  value?: string | null | { type: string; value: string; data?: Record<string, unknown> };
}

/** A fact in an expression: MDX removes the outer braces of `{{name}}`. */
const FACT = /^\{\s*([A-Za-z]\w*)\s*\}$/;

/** Whether a node is a component or an HTML element. */
export function isElement({ type }: PageNode): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/** Whether a node is an expression in braces. */
export function isExpression({ type }: PageNode): boolean {
  return type === 'mdxTextExpression' || type === 'mdxFlowExpression';
}

/** Whether an expression is a comment. */
export function isComment(node: PageNode): boolean {
  return isExpression(node) && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value ?? '');
}

/** The name of the fact that an expression prints; undefined for any other expression. */
export function factIn({ value = '' }: PageNode): string | undefined {
  return FACT.exec(value)?.[1];
}

/** The value of a text attribute; undefined if the element does not have it. */
export function attributeOf({ attributes = [] }: PageNode, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The plain text of a node. */
export function textOf({ value, children = [], ...node }: PageNode): string {
  if (isExpression({ ...node })) return '';
  return value ?? children.map(textOf).join('');
}

/** A node and all nodes below it, parents first. */
export function* nodesBelow(node: PageNode): Generator<PageNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodesBelow(child);
}
