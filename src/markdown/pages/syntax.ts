import { createProcessor } from '@mdx-js/mdx';
import remarkCjkFriendly from 'remark-cjk-friendly';
import type { PageNode } from './nodes.ts';

type Parse = (text: string, file: unknown) => unknown;

/** An id at the end of a heading's line. */
const HEADING_ID = /^(#{1,6} .*[ \t])(\{#[a-z][a-z0-9-]*\})[ \t]*$/gm;

/** Parses the id in `## Title {#id}` as text: MDX would read the braces as an expression. */
function headingIds(this: { parser?: unknown }): void {
  const parse = this.parser as Parse;
  this.parser = ((text, file) => parse(text.replace(HEADING_ID, '$1\\$2'), file)) satisfies Parse;
}

/** The Markdown of prose pages: MDX, strong beside CJK punctuation, and ids of headings. */
export const PAGE_SYNTAX = [remarkCjkFriendly, headingIds];

const processor = createProcessor({ remarkPlugins: PAGE_SYNTAX });

/**
 * The syntax tree of a prose page.
 *
 * @throws Error with `line` and `reason` if the text is not valid MDX
 */
export function parsePage(body: string): PageNode {
  return processor.parse(body) as unknown as PageNode;
}
