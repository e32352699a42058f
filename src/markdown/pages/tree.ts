import { createProcessor } from '@mdx-js/mdx';
import remarkCjkFriendly from 'remark-cjk-friendly';
import { visibleText } from '#src/i18n/typed-text.ts';
import { HeadingIds, OWN_ID } from '#src/markdown/heading-ids.ts';

/** A node of a prose page's syntax tree (mdast with MDX), with the properties that this site uses. */
export interface PageNode {
  type: string;
  children?: PageNode[];
  /** The content of text, code and expressions. */
  value?: string;
  /** The tag name of JSX elements; null for a fragment. */
  name?: string | null;
  attributes?: PageAttribute[];
  depth?: number;
  url?: string;
  alt?: string | null;
  title?: string | null;
  position?: {
    readonly start: { readonly line: number; readonly offset?: number };
    readonly end: { readonly offset?: number };
  };
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

/** A heading of a page, or a section with a title of its own. */
export interface PageHeading {
  readonly node: PageNode;
  readonly depth: number;
  readonly id: string;
  readonly title: string;
  readonly own?: string | undefined;
}

/** The headings of a page and its sections, in their order. */
export function outlineOf(tree: PageNode): PageHeading[] {
  const ids = new HeadingIds('pages');
  return [...nodesBelow(tree)].flatMap((node): PageHeading[] => {
    if (node.type === 'heading') {
      const text = textOf(node);
      const own = OWN_ID.exec(text)?.[1];
      const title = text.replace(OWN_ID, '');
      return [{ node, depth: Math.max(2, node.depth ?? 2), id: ids.of(own ?? title), title, own }];
    }
    if (node.name !== 'Section') return [];
    const [id, title] = [attributeOf(node, 'id') ?? '', attributeOf(node, 'title') ?? ''];
    return [{ node, depth: 2, id: ids.of(id), title, own: id }];
  });
}

type Parse = (text: string, file: unknown) => unknown;

/** An id at the end of a heading's line. */
const HEADING_ID = /^(#{1,6} .*)[ \t](\{#[a-z][a-z0-9-]*\})(?=[ \t]*$)/gm;

/** Parses the id in `## Title {#id}` as text: MDX would read the braces as an expression. Everything keeps its line. */
function pageText(this: { parser?: unknown }): void {
  const parse = this.parser as Parse;
  this.parser = ((text, file) => parse(visibleText(text).replace(HEADING_ID, '$1\\$2'), file)) satisfies Parse;
}

/** The Markdown of prose pages: MDX, strong text next to CJK punctuation, and ids of headings. */
export const PAGE_SYNTAX = [remarkCjkFriendly, pageText];

const processor = createProcessor({ remarkPlugins: PAGE_SYNTAX });

/**
 * The syntax tree of a prose page.
 *
 * @throws Error with `line` and `reason` if the text is not valid MDX
 */
export function parsePage(body: string): PageNode {
  return processor.parse(body) as unknown as PageNode;
}
