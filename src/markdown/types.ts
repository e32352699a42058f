import type { Tokens } from 'marked';

/** A heading of a rendered text, for a table of contents. */
export interface Heading {
  /** 2 or more: the title of the page is the only heading of the first level. */
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** Parts of a text that have a number. */
export type NumberedPart = 'code' | 'table' | 'note' | 'noteBack';

/** The folder and the labels that a text is rendered with. */
export interface MarkdownContext {
  /** Folder of the text's file, such as `content/news/ja`; pictures are named relative to it. */
  readonly folder: string;
  /** Label of a numbered part in the language of the text: "Table 2" (with the heading above the table), or a note's link back. */
  readonly label: (part: NumberedPart, number: number, heading?: string) => string;
  /** Heading of the list of notes; none if empty. */
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

/** Renderers of the tokens that GitHub's Markdown does not have. */
export interface ExtensionRenderer {
  footnoteReference(token: FootnoteReference): string;
  foreignText(token: ForeignText): string;
}
