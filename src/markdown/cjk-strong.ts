import type { TokenizerAndRendererExtension, Tokens } from 'marked';

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
