import type { Tokens } from 'marked';
import { locatedTokens } from './located-tokens.ts';
import { type TextProblem, textProblems } from './text-problems.ts';

/** What a link or a picture of a text names, and where it stands. */
export interface TextTarget {
  readonly kind: 'link' | 'image';
  readonly href: string;
  /** The words of a link, the alternative text of a picture. */
  readonly text: string;
  readonly line: number;
}

/** A Markdown text as far as it can be judged by itself. */
export interface ReadText {
  readonly problems: readonly TextProblem[];
  /** In the order of the text: what they name is looked up where the whole site is known. */
  readonly targets: readonly TextTarget[];
}

/**
 * Read a Markdown text of an editor.
 *
 * @param line of its file on which it begins, from 1
 * @example readText('[a](/b)', 7).targets // => [{ kind: 'link', href: '/b', text: 'a', line: 7 }]
 */
export function readText(body: string, line: number): ReadText {
  const tokens = locatedTokens(body, line);
  const targets = tokens.flatMap(({ token, line }): TextTarget[] => {
    if (token.type !== 'link' && token.type !== 'image') return [];
    const { href, text } = token as Tokens.Link | Tokens.Image;
    return [{ kind: token.type, href, text, line }];
  });
  return { problems: textProblems(tokens), targets };
}
