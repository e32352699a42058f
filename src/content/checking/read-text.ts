import type { Tokens } from 'marked';
import { locatedTokens } from './located-tokens.ts';
import { type TextProblem, textProblems } from './text-problems.ts';

/** The target of a link or an image, and its line. */
export interface TextTarget {
  readonly kind: 'link' | 'image';
  readonly href: string;
  /** The text of a link, or the alternative text of an image. */
  readonly text: string;
  readonly line: number;
}

/** The problems of a Markdown text, and its targets. */
export interface ReadText {
  readonly problems: readonly TextProblem[];
  /** Targets in document order. A later step looks them up, because it knows the whole site. */
  readonly targets: readonly TextTarget[];
}

/**
 * Check a Markdown text, and collect its targets.
 *
 * @param line on which the text begins in its file, from 1
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
