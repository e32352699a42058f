import { Marked, Parser, type Token, type TokensList } from 'marked';
import { cjkStrong } from './cjk-strong.ts';
import { DocumentRenderer } from './document-renderer.ts';
import { footnotes } from './footnotes.ts';
import { foreignText } from './foreign-text.ts';
import { slots } from './slots.ts';
import type { FootnoteDefinition, Heading, MarkdownContext, TextSection } from './types.ts';

interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** For short texts without pictures, tables, code and notes: answers, summaries. */
const SHORT_TEXT: MarkdownContext = {
  folder: 'content',
  label: (_, number) => String(number),
  notes: '',
};

/** One for all documents: building it costs more than rendering a short text. */
const marked = new Marked({ gfm: true, async: false });
marked.use({ extensions: [cjkStrong, ...footnotes, foreignText, slots] });

/**
 * The parts of an editor's Markdown as the renderer sees them, for checks of the text.
 *
 * @example markdownTokens('## A')[0]?.type // => 'heading'
 */
export function markdownTokens(markdown: string): Token[] {
  return marked.lexer(markdown);
}

/**
 * Render an editor's Markdown: GFM with footnotes, strong that touches CJK, code coloured by classes, raw HTML escaped,
 * no `javascript:` address, no inline style.
 *
 * The one renderer of pages, feeds and answers (rule publishing.one-renderer).
 *
 * @example renderMarkdown('**「基幹」**の再構築', context).html // => '<p><strong>「基幹」</strong>の再構築</p>\n'
 */
export function renderMarkdown(markdown: string, context: MarkdownContext = SHORT_TEXT): RenderedMarkdown {
  const { tokens, renderer, parser } = documentOf(markdown, context);
  const html = parser.parse(tokens) + renderer.notes(2);
  return { html, headings: renderer.headings };
}

/**
 * Render a text section by section, from one heading of the second level to the next.
 *
 * @throws Error when something stands before the first heading (the content check finds it first)
 * @example renderSections('## Aims {#aims}\n\nText', context) // => [{ id: 'aims', title: 'Aims', html: '<p>Text</p>\n' }]
 */
export function renderSections(markdown: string, context: MarkdownContext): TextSection[] {
  const { tokens, renderer, parser } = documentOf(markdown, context);
  const starts = tokens.flatMap((token, at) => (token.type === 'heading' && token['depth'] <= 2 ? [at] : []));
  const before = tokens.slice(0, starts[0]).find(({ type }) => type !== 'space' && type !== 'footnoteDefinition');
  if (before) throw new Error(`renderSections: "${before.raw.slice(0, 40)}", expected a heading before it`);
  return starts.map((start, nth) => {
    const end = starts[nth + 1];
    parser.parse(tokens.slice(start, start + 1));
    const { id, text: title } = renderer.headings.at(-1) ?? { id: '', text: '' };
    const html = parser.parse(tokens.slice(start + 1, end));
    return { id, title, html: end === undefined ? html + renderer.notes(3) : html };
  });
}

function documentOf(
  markdown: string,
  context: MarkdownContext,
): { tokens: TokensList; renderer: DocumentRenderer; parser: Parser } {
  const tokens = marked.lexer(markdown);
  const definitions = new Map<string, FootnoteDefinition>();
  if (markdown.includes('[^')) {
    marked.walkTokens(tokens, (token) => {
      if (token.type === 'footnoteDefinition') definitions.set(token['name'], token as FootnoteDefinition);
    });
  }
  const renderer = new DocumentRenderer(context, definitions);
  return { tokens, renderer, parser: new Parser({ ...marked.defaults, renderer }) };
}
