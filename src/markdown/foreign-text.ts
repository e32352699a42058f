import type { TokenizerAndRendererExtension } from 'marked';
import type { ExtensionRenderer, ForeignText } from './types.ts';

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
