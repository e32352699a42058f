import { Marked, type Tokens } from 'marked';
import { cjkStrong } from './cjk-strong.ts';
import { escapeHtml, highlight } from './highlight.ts';

/** A heading of a rendered text, for a table of contents. */
export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

export interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/**
 * Render an editor's Markdown: GFM, strong that touches CJK, code coloured by classes, raw HTML escaped, no `javascript:` address.
 *
 * The one renderer of pages, feeds and answers (decisions §7).
 *
 * @example renderMarkdown('**「基幹」**の再構築').html // => '<p><strong>「基幹」</strong>の再構築</p>\n'
 */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const headings: Heading[] = [];
  const marked = new Marked({ gfm: true, async: false });
  marked.use({
    extensions: [cjkStrong],
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const id = headingId(plainText(html), headings);
        headings.push({ depth, id, text: plainText(html) });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      code: ({ text, lang }) => {
        const language = (lang ?? '').split(/\s/)[0] ?? '';
        return `<pre tabindex="0"><code class="hljs">${highlight(text, language)}</code></pre>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return isSafe(href) ? `<a href="${escapeHtml(href)}"${isForeign(href) ? ' rel="external noopener"' : ''}>${text}</a>` : text;
      },
      image: ({ href, text }) => (isSafe(href) ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">` : escapeHtml(text)),
      table(token) {
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const body = token.rows.map((cells) => `<tr>${row(cells, 'td')}</tr>`).join('');
        return `<div class="tbl" role="group" tabindex="0"><table><thead><tr>${row(token.header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(markdown) as string, headings };
}

/** Only these lead somewhere harmless; everything else (`javascript:`, `data:`) is printed as text. */
function isSafe(href: string): boolean {
  const compact = href.replace(/[\u0000-\u0020]/g, '').toLowerCase();
  return !/^[a-z][a-z0-9+.-]*:/.test(compact) || /^(https?|mailto|tel):/.test(compact);
}

function isForeign(href: string): boolean {
  return /^https?:/i.test(href);
}

function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** An id from the heading's words; a number tells repeated ones apart. */
function headingId(text: string, earlier: readonly Heading[]): string {
  const base = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section';
  const taken = new Set(earlier.map((heading) => heading.id));
  let id = base;
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
  return id;
}
