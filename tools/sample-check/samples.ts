import type { Tokens } from 'marked';
import { locatedTokens } from '#src/content/checking/located-tokens.ts';
import { parseMarkdownFile } from '#src/content/reading/source-file.ts';

/** A piece of code that an article shows. */
export interface Sample {
  /** The first word after the fence, as the editor wrote it. */
  readonly language: string;
  readonly code: string;
  /** Line of the file on which the code begins, the line below the fence. */
  readonly line: number;
}

/** Something wrong with a sample, by the line of the article's file. */
export interface SampleProblem {
  readonly language: string;
  readonly line: number;
  readonly message: string;
}

/**
 * The code of an article, from top to bottom.
 *
 * @param text the whole file, with its front matter
 * @example samplesOf('---\ntitle: A\n---\n\n```ts\nconst a = 1;\n```\n') // => [{ language: 'ts', code: 'const a = 1;', line: 6 }]
 */
export function samplesOf(text: string): Sample[] {
  const { body, bodyLine } = parseMarkdownFile(text);
  return locatedTokens(body, bodyLine)
    .filter(({ token }) => token.type === 'code')
    .map(({ token, line }) => {
      const { lang = '', text: code } = token as Tokens.Code;
      return { language: lang.split(/\s/)[0] ?? '', code, line: line + 1 };
    });
}

/**
 * Samples as one source in which every line has the number that it has in the article, so that what a compiler or a
 * database says of a line is true of the article.
 *
 * @example onTheirLines([{ language: 'ts', code: 'a;', line: 3 }]) // => '\n\na;\n'
 */
export function onTheirLines(samples: readonly Sample[]): string {
  let source = '';
  let line = 1;
  for (const sample of samples) {
    source += `${'\n'.repeat(Math.max(0, sample.line - line))}${sample.code}\n`;
    line = sample.line + sample.code.split('\n').length;
  }
  return source;
}
