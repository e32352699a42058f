import { type MarkedExtension, Tokenizer, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { CJK } from '#src/i18n/typed-text.ts';

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

export interface ExtensionRenderer {
  footnoteReference(token: FootnoteReference): string;
  foreignText(token: ForeignText): string;
}

const CJK_SIGN = new RegExp(`[${CJK}]`, 'u');
/** A sign next to a run of `*` or `~` that touches Han, kana or their punctuation, and no space. */
const BESIDE_CJK = new RegExp(
  `(?<=[${CJK}][*~]+)[^\\s*~]|[^\\s*~](?=[*~]+[${CJK}])|[${CJK}](?=[*~]+[^\\s*~])|(?<=[^\\s*~][*~]+)[${CJK}]`,
  'gu',
);

/** A run of `*` before the end of a bracket, a quotation or a sentence. */
export const NO_BEGINNING = /^\*+[」』）】〕］｝〉》、。，．！？：；]/;

/**
 * What marked does otherwise with text as people type it in Japanese and Chinese.
 *
 * CommonMark's rule for `*` does not know punctuation of texts without spaces: `**「基幹」**の` would keep its asterisks
 * (https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run). Next to such text, every run can open and close.
 */
export const typedText: MarkedExtension = {
  hooks: { emStrongMask: (masked) => masked.replace(BESIDE_CJK, (sign) => 'a'.repeat(sign.length)) },
  tokenizer: {
    emStrong(source, masked, before = '') {
      // 「*」 is a mark, 10*20*30 and *1 … *2 are figures.
      if (NO_BEGINNING.test(source)) return undefined;
      const isSingle = /^\*(?!\*)/.test(source);
      if (isSingle && /[\p{Nd}\p{Script=Latin}]$/u.test(before)) return undefined;
      const token = Tokenizer.prototype.emStrong.call(this, source, masked, flank(source, before));
      const isFigure = isSingle && token !== undefined && /^\p{Nd}/u.test(source.slice(token.raw.length));
      return isFigure ? undefined : token;
    },
    /** `10~20` is a range: only `~~` strikes text through. */
    del(source, masked, before = '') {
      if (!source.startsWith('~~')) return undefined;
      return Tokenizer.prototype.del.call(this, source, masked, flank(source, before));
    },
    /** An address ends where ASCII does: Japanese text follows it without a space. */
    url(source) {
      return Tokenizer.prototype.url.call(this, /^[!-~]*/.exec(source)?.[0] ?? '');
    },
  },
};

/** The sign before a run of delimiters; none, which lets the run open, if the run touches Han, kana or their punctuation. */
function flank(source: string, before: string): string {
  const after = /^[*~]+(.)/u.exec(source)?.[1] ?? '';
  return CJK_SIGN.test(before + after) || /[\ud800-\udfff]/.test(before) ? '' : before;
}

const REFERENCE = /^\[\^([^\]\s]{1,60})\]/;
const DEFINITION =
  /^\[\^([^\]\s]{1,60})\]:[ \t]*([^\n]*(?:\n(?!\[\^)[^\n]*\S[^\n]*)*(?:\n\n(?: {2,}|\t)[^\n]+)*)(?:\n+|$)/;

/** Footnotes in GitHub's syntax (https://docs.github.com/get-started/writing-on-github), which marked does not support. */
export const footnotes: TokenizerAndRendererExtension[] = [
  {
    name: 'footnoteReference',
    level: 'inline',
    start: (source) => source.indexOf('[^'),
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
    start: (source) => source.search(/^\[\^[^\]\s]{1,60}\]:/m),
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
};
