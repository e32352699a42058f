import type { Token, Tokens } from 'marked';
import { markdownTokens } from '#src/markdown/render.ts';

/** A Markdown token and the line of the file on which it begins. */
export interface LocatedToken {
  readonly token: Token;
  readonly line: number;
}

/**
 * Every token of a Markdown text with its line, parents first.
 *
 * @param firstLine line of the file on which the text begins, from 1
 */
export function locatedTokens(body: string, firstLine: number): LocatedToken[] {
  const found: LocatedToken[] = [];
  const visit = (tokens: readonly Token[], text: string, lineBefore: number) => {
    let cursor = 0;
    let line = lineBefore;
    for (const token of tokens) {
      // The raw text of a token in a list or a quote may not occur in the source. Such a token has the line of the token before it.
      const at = text.indexOf(token.raw, cursor);
      if (at >= 0) {
        line += linesIn(text.slice(cursor, at));
        cursor = at;
      }
      const blank = token.type === 'space' ? 0 : linesIn(/^\s*/.exec(token.raw)?.[0] ?? '');
      found.push({ token, line: line + blank });
      visit(childrenOf(token), token.raw, line);
      if (at >= 0) {
        line += linesIn(token.raw);
        cursor = at + token.raw.length;
      }
    }
  };
  visit(markdownTokens(body), body, firstLine);
  return found;
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

function childrenOf(token: Token): readonly Token[] {
  if (token.type === 'list') return (token as Tokens.List).items;
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
  }
  return 'tokens' in token ? (token.tokens ?? []) : [];
}
