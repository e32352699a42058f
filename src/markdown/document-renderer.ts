import path from 'node:path';
import { Renderer, type Tokens } from 'marked';
import { textWidth } from '#src/i18n/text-width.ts';
import { isForeign, isSafe } from './address.ts';
import { escapeHtml, escapeText, plainTextOf } from './escape.ts';
import type { ExtensionRenderer, FootnoteDefinition, FootnoteReference, ForeignText } from './extensions.ts';
import { HeadingIds, OWN_ID } from './heading-ids.ts';
import { highlight } from './highlight.ts';

/** A heading of a rendered text, for a table of contents. */
export interface Heading {
  /** 2 or more: the title of the page is the only heading of the first level. */
  readonly depth: number;
  readonly id: string;
  readonly text: string;
  /** The id that an editor gave it; another one if the page has that already. */
  readonly own?: string;
}

type NumberedPart = 'code' | 'table' | 'note' | 'noteBack';

export interface MarkdownContext {
  /** Folder of the text's file, such as `content/news/ja`; pictures are named relative to it. */
  readonly folder: string;
  /** Label of a numbered part in the language of the text: "Table 2" (with the heading above the table), or a note's link back. */
  readonly label: (part: NumberedPart, number: number, heading?: string) => string;
  /** Heading of the list of notes; none if empty. */
  readonly notes: string;
}

/** Half-width characters in a line of code, and columns in a table, that fit in the text column. */
const TEXT_COLUMN = { code: 64, table: 4 } as const;

/** Renders the tokens of one document, and counts its headings, tables, code blocks and notes. */
export class DocumentRenderer extends Renderer implements ExtensionRenderer {
  readonly headings: Heading[] = [];
  readonly #context: MarkdownContext;
  readonly #definitions: ReadonlyMap<string, FootnoteDefinition>;
  /** Names of notes in the order of their first mention, and how often each was mentioned. */
  readonly #mentions = new Map<string, number>();
  readonly #ids: HeadingIds;
  #tables = 0;
  #listings = 0;

  constructor(context: MarkdownContext, definitions: ReadonlyMap<string, FootnoteDefinition>) {
    super();
    this.#context = context;
    this.#ids = new HeadingIds(context.folder.split('/')[1] ?? '');
    this.#definitions = definitions;
  }

  /** Raw HTML is printed as text. An editor's comment is removed. */
  override html(token: Tokens.HTML | Tokens.Tag): string {
    // `trim` would drop the ideographic space that begins a Japanese paragraph.
    const text = token.text.replace(/<!--[\s\S]*?-->/g, '').replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '');
    if (text === '') return '';
    return token.type === 'html' && token.block === true ? `<p>${escapeHtml(text)}</p>\n` : escapeHtml(text);
  }

  /** Never trusts marked's `escaped` flag: after a raw `<kbd>` it lets `<` through. */
  override text(token: Tokens.Text | Tokens.Escape): string {
    if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
    return escapeText(token.text);
  }

  /** A heading links to itself, so that visitors can copy its address without script. */
  override heading({ tokens, depth }: Tokens.Heading): string {
    const level = Math.max(2, depth);
    const printed = this.parser.parseInline(tokens);
    const html = printed.replace(OWN_ID, '');
    const text = nameOf(html);
    const own = OWN_ID.exec(printed)?.[1];
    const id = this.#ids.of(own ?? text);
    this.headings.push({ depth: level, id, text, ...(own && { own }) });
    return `<h${level} id="${id}">${html.includes('<a ') ? html : `<a href="#${id}">${html}</a>`}</h${level}>\n`;
  }

  /** Code with a line too long for the text column gets the wide layout. */
  override code({ text, lang }: Tokens.Code): string {
    const isWide = text.split('\n').some((line) => textWidth(line) > TEXT_COLUMN.code);
    const language = (lang ?? '').split(/\s/)[0] ?? '';
    this.#listings += 1;
    const label = this.#label('code', this.#listings);
    return `<pre${isWide ? ' class="prose__wide"' : ''} tabindex="0" role="group" aria-label="${label}"><code>${highlight(text, language)}</code></pre>\n`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens);
    if (!isSafe(href)) return text;
    return `<a href="${escapeHtml(href)}"${isForeign(href) ? ' rel="external noopener"' : ''}>${text}</a>`;
  }

  /**
   * An image of the entry is printed as a placeholder with its file name. The page replaces it with resized images (`placePictures`).
   * Images of other hosts are not loaded. Their alternative text is printed instead.
   */
  override image({ href, text }: Tokens.Image): string {
    const alt = escapeHtml(text);
    if (!isSafe(href) || isForeign(href) || href.includes(':')) return alt;
    if (href.startsWith('/')) return `<img src="${escapeHtml(href)}" alt="${alt}" loading="lazy">`;
    const file = path.posix.join(this.#context.folder, href);
    return file.startsWith('content/') ? `<img data-file="${escapeHtml(file)}" alt="${alt}">` : alt;
  }

  /** An image alone in its paragraph is a figure, with its title as the caption. */
  override paragraph({ tokens }: Tokens.Paragraph): string {
    const [only, ...rest] = tokens.filter((token) => token.raw.trim() !== '');
    const html = this.parser.parseInline(tokens);
    if (only?.type !== 'image' || rest.length > 0 || !html.startsWith('<img')) return `<p>${html}</p>\n`;
    const caption = only['title'] ? `<figcaption>${escapeHtml(String(only['title']))}</figcaption>` : '';
    return `<figure>${html}${caption}</figure>\n`;
  }

  /**
   * The first column that is not right-aligned has row headers: a right-aligned one has figures. An empty corner cell is no header. The scrollable
   * region around the table is labelled with the table's number and the heading above it.
   *
   * A table with many columns gets the wide layout, and is shown as cards on phones. So each value has the name of its column, and the
   * table roles are explicit, because browsers drop them from elements without table display.
   */
  override table({ header, rows }: Tokens.Table): string {
    this.#tables += 1;
    const isWide = header.length > TEXT_COLUMN.table;
    const role = (name: string) => (isWide ? ` role="${name}"` : '');
    const printed = header.map(({ tokens }) => this.parser.parseInline(tokens));
    const names = printed.map(nameOf);
    const cell = ({ align, text }: Tokens.TableCell, html: string, scope?: 'col' | 'row', name = '') => {
      const isHead = scope !== undefined && text !== '';
      const tag = isHead ? 'th' : 'td';
      const attributes = [
        isHead ? ` scope="${scope}"${role(scope === 'col' ? 'columnheader' : 'rowheader')}` : role('cell'),
        align === 'right' ? ' class="prose__number"' : '',
        isWide && name !== '' ? ` data-label="${escapeHtml(name)}"` : '',
      ];
      return `<${tag}${attributes.join('')}>${html}</${tag}>`;
    };
    const namesRow = header.findIndex(({ align }) => align !== 'right');
    const head = header.map((one, at) => cell(one, printed[at] ?? '', 'col')).join('');
    const body = rows.map((cells) => {
      const values = cells.map((one, at) =>
        cell(one, this.parser.parseInline(one.tokens), at === namesRow ? 'row' : undefined, names[at]),
      );
      return `<tr${role('row')}>${values.join('')}</tr>`;
    });
    const label = this.#label('table', this.#tables, this.headings.at(-1)?.text);
    const kind = isWide ? 'prose__table prose__wide prose__cards' : 'prose__table';
    const group = role('rowgroup');
    return `<div class="${kind}" role="region" tabindex="0" aria-label="${label}"><table${role('table')}><thead${group}><tr${role('row')}>${head}</tr></thead><tbody${group}>${body.join('')}</tbody></table></div>\n`;
  }

  override checkbox({ checked }: Tokens.Checkbox): string {
    return checked ? '☑ ' : '☐ ';
  }

  footnoteReference({ name, raw }: FootnoteReference): string {
    if (!this.#definitions.has(name)) return escapeText(raw);
    const times = (this.#mentions.get(name) ?? 0) + 1;
    this.#mentions.set(name, times);
    const number = [...this.#mentions.keys()].indexOf(name) + 1;
    const id = times === 1 ? `_ref${number}` : `_ref${number}-${times}`;
    // The word joiner keeps the number on the line of the word before it.
    return `\u2060<sup><a id="${id}" href="#_note${number}" aria-label="${this.#label('note', number)}">${number}</a></sup>`;
  }

  foreignText({ lang, tokens }: ForeignText): string {
    return `<span lang="${lang}">${this.parser.parseInline(tokens)}</span>`;
  }

  /** The notes that the text mentions, each with links back to the mentions; empty without notes. */
  notes(level: number): string {
    const items: string[] = [];
    // A note may mention further notes, so the loop adds to the map that it iterates over.
    for (const name of this.#mentions.keys()) {
      const number = items.length + 1;
      const html = this.parser.parse(this.#definitions.get(name)?.tokens ?? []).trim();
      const back = ` <a href="#_ref${number}" aria-label="${this.#label('noteBack', number)}">↩</a>`;
      items.push(
        `<li id="_note${number}">${html.endsWith('</p>') ? `${html.slice(0, -4)}${back}</p>` : html + back}</li>`,
      );
    }
    if (items.length === 0) return '';
    const title = this.#context.notes === '' ? '' : `<h${level}>${escapeHtml(this.#context.notes)}</h${level}>`;
    return `<section class="prose__notes">${title}<ol>${items.join('')}</ol></section>\n`;
  }

  #label(part: NumberedPart, number: number, heading?: string): string {
    return escapeHtml(this.#context.label(part, number, heading));
  }
}

function nameOf(html: string): string {
  return plainTextOf(html.replace(/\u2060?<sup>.*?<\/sup>/g, ''));
}
