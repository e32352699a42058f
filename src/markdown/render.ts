import { Marked, Parser, type Token } from 'marked';
import { cjkBreak } from '#src/i18n/typed-text.ts';
import { DocumentRenderer, type Heading, type MarkdownContext } from './document-renderer.ts';
import { type FootnoteDefinition, footnotes, foreignText, typedText } from './extensions.ts';

interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** A break between two characters of a paragraph, maybe in different elements. Code keeps its lines. */
const BREAK = cjkBreak('</?(?:a|strong|em|del|span|code)\\b[^<>]*>');

/** Shared by all documents: creating it takes longer than rendering a short text. */
const marked = new Marked({ gfm: true, async: false });
marked.use(typedText, { extensions: [...footnotes, foreignText] });

/** The tokens of an editor's Markdown, for checks of the text. */
export function markdownTokens(markdown: string): Token[] {
  return marked.lexer(markdown);
}

/**
 * Render an editor's Markdown: GFM with footnotes, emphasis next to CJK text, code highlighted by classes, raw HTML escaped, no
 * `javascript:` address, no inline style.
 */
export function renderMarkdown(markdown: string, context: MarkdownContext): RenderedMarkdown {
  const tokens = marked.lexer(markdown);
  const definitions = new Map<string, FootnoteDefinition>();
  if (markdown.includes('[^')) {
    marked.walkTokens(tokens, (token) => {
      if (token.type === 'footnoteDefinition') definitions.set(token['name'], token as FootnoteDefinition);
    });
  }
  const renderer = new DocumentRenderer(context, definitions);
  const parser = new Parser({ ...marked.defaults, renderer });
  const html = (parser.parse(tokens) + renderer.notes(2))
    .split(/(<pre.*?<\/pre>)/s)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(BREAK, '')))
    .join('');
  return { html, headings: renderer.headings };
}
