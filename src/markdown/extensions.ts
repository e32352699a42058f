import type { TokenizerAndRendererExtension, Tokens } from 'marked';

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

/**
 * `**strong**` that touches Chinese or Japanese text or punctuation.
 *
 * CommonMark's flanking rule does not know CJK punctuation, so `**「基幹システム」**の再構築` keeps its asterisks there
 * (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run). In text without spaces any closed pair means strong.
 */
export const cjkStrong: TokenizerAndRendererExtension = {
  name: 'cjkStrong',
  level: 'inline',
  start: (source) => {
    const at = source.indexOf('**');
    return at < 0 ? undefined : at;
  },
  tokenizer(source) {
    const match = /^\*\*(?=[^\s*])((?:[^*]|\*(?!\*))*[^\s*])\*\*(?!\*)/.exec(source);
    const inner = match?.[1];
    if (match === null || inner === undefined || !touchesCjk(source, match[0])) return undefined;
    return {
      type: 'strong',
      raw: match[0],
      text: inner,
      tokens: this.lexer.inlineTokens(inner),
    } satisfies Tokens.Strong;
  },
};

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF“”‘’—…]/u;

function touchesCjk(source: string, raw: string): boolean {
  const inner = [...raw.slice(2, -2)];
  const after = [...source.slice(raw.length, raw.length + 2)][0] ?? '';
  return CJK.test(inner[0] ?? '') || CJK.test(inner.at(-1) ?? '') || CJK.test(after);
}

const REFERENCE = /^\[\^([^\]\s]{1,60})\]/;
const DEFINITION =
  /^\[\^([^\]\s]{1,60})\]:[ \t]*([^\n]*(?:\n(?!\[\^)[^\n]*\S[^\n]*)*(?:\n\n(?: {2,}|\t)[^\n]+)*)(?:\n+|$)/;

/** Footnotes in GitHub's syntax (https://docs.github.com/get-started/writing-on-github), which marked does not support. */
export const footnotes: TokenizerAndRendererExtension[] = [
  {
    name: 'footnoteReference',
    level: 'inline',
    start: (source) => indexOrUndefined(source.indexOf('[^')),
    tokenizer(source) {
      const match = REFERENCE.exec(source);
      return match
        ? ({ type: 'footnoteReference', raw: match[0], name: match[1] ?? '' } satisfies FootnoteReference)
        : undefined;
    },
    renderer(token) {
      return (this.parser.renderer as unknown as ExtensionRenderer).footnoteReference(token as FootnoteReference);
    },
  },
  {
    name: 'footnoteDefinition',
    level: 'block',
    start: (source) => indexOrUndefined(source.search(/^\[\^[^\]\s]{1,60}\]:/m)),
    tokenizer(source) {
      const match = DEFINITION.exec(source);
      if (match === null) return undefined;
      const text = (match[2] ?? '').replace(/\n(?: {2,4}|\t)/g, '\n');
      const tokens = this.lexer.blockTokens(text, []);
      return { type: 'footnoteDefinition', raw: match[0], name: match[1] ?? '', tokens } satisfies FootnoteDefinition;
    },
    // Notes are printed at the end, in the order of their first mention.
    renderer: () => '',
    childTokens: ['tokens'],
  },
];

function indexOrUndefined(index: number): number | undefined {
  return index < 0 ? undefined : index;
}

const FOREIGN = /^\[([^[\]\n]+)\]\{lang=([A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})*)\}/;

/** `[配慮]{lang=ja}`: words in another language, for screen readers (WCAG 3.1.2), in Pandoc's syntax for attributes. */
export const foreignText: TokenizerAndRendererExtension = {
  name: 'foreignText',
  level: 'inline',
  start: (source) => /\[[^[\]\n]+\]\{lang=/.exec(source)?.index,
  tokenizer(source) {
    const match = FOREIGN.exec(source);
    if (match === null) return undefined;
    const [raw, text = '', lang = ''] = match;
    return { type: 'foreignText', raw, lang, tokens: this.lexer.inlineTokens(text) } satisfies ForeignText;
  },
  renderer(token) {
    return (this.parser.renderer as unknown as ExtensionRenderer).foreignText(token as ForeignText);
  },
  childTokens: ['tokens'],
};
