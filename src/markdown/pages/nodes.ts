/** A node of a prose page's syntax tree (mdast with MDX), as far as this site reads it. */
export interface PageNode {
  type: string;
  children?: PageNode[];
  /** Of text, code and expressions. */
  value?: string;
  /** Of JSX elements; null for a fragment. */
  name?: string | null;
  attributes?: PageAttribute[];
  /** Of headings. */
  depth?: number;
  /** Of links and images. */
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

/** A fact in an expression: `{{name}}`, of which MDX reads the outer braces. */
const FACT = /^\{\s*([A-Za-z]\w*)\s*\}$/;

/**
 * Whether a node is an element of a component or of HTML.
 *
 * @example isElement({ type: 'mdxJsxFlowElement', name: 'FactTable' }) // => true
 */
export function isElement({ type }: PageNode): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

/**
 * Whether a node is an expression in braces.
 *
 * @example isExpression({ type: 'mdxTextExpression', value: '{company}' }) // => true
 */
export function isExpression({ type }: PageNode): boolean {
  return type === 'mdxTextExpression' || type === 'mdxFlowExpression';
}

/**
 * Whether an expression is a comment for the people who write the page.
 *
 * @example isComment({ type: 'mdxFlowExpression', value: ' /* checked in May *\/ ' }) // => true
 */
export function isComment(node: PageNode): boolean {
  return isExpression(node) && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value ?? '');
}

/**
 * The name of the fact that an expression prints; undefined for any other expression.
 *
 * @example factIn({ type: 'mdxTextExpression', value: '{company}' }) // => 'company'
 */
export function factIn({ value = '' }: PageNode): string | undefined {
  return FACT.exec(value)?.[1];
}

/**
 * The value of a text attribute; undefined where the element has none of that name.
 *
 * @example attributeOf(section, 'id') // => 'website'
 */
export function attributeOf({ attributes = [] }: PageNode, name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * The plain text of a node.
 *
 * @example textOf(heading) // => 'Purposes of use'
 */
export function textOf({ value, children = [], ...node }: PageNode): string {
  if (isExpression({ ...node })) return '';
  return value ?? children.map(textOf).join('');
}

/** A node and everything below it, from the outside in. */
export function* nodesBelow(node: PageNode): Generator<PageNode> {
  yield node;
  for (const child of node.children ?? []) yield* nodesBelow(child);
}
