import type { Tokens } from 'marked';

/** A heading of a rendered text, for a table of contents. */
export interface Heading {
  /** 2 or more: the page's own title is the only heading of the first level. */
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** What a text counts. */
export type NumberedPart = 'code' | 'table' | 'note' | 'noteBack';

/** What a text needs to know of its surroundings. */
export interface MarkdownContext {
  /** Folder of the text's file, such as `content/news/ja`; pictures are named relative to it. */
  readonly folder: string;
  /** Name of a numbered part in the language of the text: "Table 2", of a table with the heading above it, and the way back from a note. */
  readonly label: (part: NumberedPart, number: number, heading?: string) => string;
  /** Heading of the list of notes; it has none where this is empty. */
  readonly notes: string;
}

/** `[^name]` in the text. */
export interface FootnoteReference extends Tokens.Generic {
  readonly type: 'footnoteReference';
  readonly name: string;
}

/** `[^name]: text`; further paragraphs are indented. */
export interface FootnoteDefinition extends Tokens.Generic {
  readonly type: 'footnoteDefinition';
  readonly name: string;
  readonly tokens: Tokens.Generic[];
}

/** `[text]{lang=fr}`. */
export interface ForeignText extends Tokens.Generic {
  readonly type: 'foreignText';
  readonly lang: string;
  readonly tokens: Tokens.Generic[];
}

/** What this site's Markdown has beyond GitHub's: each kind of token and how it is printed. */
export interface ExtensionRenderer {
  footnoteReference(token: FootnoteReference): string;
  foreignText(token: ForeignText): string;
}
