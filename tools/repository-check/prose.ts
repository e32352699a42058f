/** A term of the table in docs/develop/writing.md that a text should not use. */
export interface Term {
  readonly avoid: RegExp;
  readonly use: string;
}

/**
 * The terms of the table in docs/develop/writing.md.
 *
 * @param markdown text of that file
 */
export function termsIn(markdown: string): Term[] {
  const [, table = ''] = markdown.split('## Terms\n');
  return [...table.matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
    .filter(([, avoid]) => avoid !== 'instead of' && !avoid?.startsWith('-'))
    .map(([, avoid = '', use = '']) => ({
      avoid: new RegExp(String.raw`(?<![\w-])(?:${avoid.split(', ').join('|')})(?![\w-])`, 'i'),
      use,
    }));
}

/** A line of prose: its number from 1, and its text. */
type Line = readonly [number: number, text: string];

/**
 * The prose of a file: of Markdown all but code and the addresses of links, of source files comments and titles of tests.
 *
 * @param file path, whose ending says what it is
 */
export function proseOf(file: string, text: string): Line[] {
  const lines = text.split('\n').map((line, at): Line => [at + 1, line]);
  if (!file.endsWith('.md')) return lines.map(([at, line]) => [at, sourceProse(line)]);
  let isCode = false;
  return lines.flatMap(([at, line]): Line[] => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    return isCode ? [] : [[at, line.replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')]];
  });
}

const COMMENT = /^\s*(?:\{?\/\*\*?|\*(?!\/)|\/\/)(.*)/;
const TITLE = /(?:\b(?:test|describe|it)(?:\.\w+)*|^\s*\]\))\(\s*(['"`])(.*?)\1/;

function sourceProse(line: string): string {
  const comment = COMMENT.exec(line)?.[1] ?? TITLE.exec(line)?.[2] ?? '';
  return /^\s*@example/.test(comment) ? '' : comment.replaceAll(/`[^`]*`|\bhttps?:\S+/g, '');
}

/**
 * Where a file uses a term that it should not.
 *
 * @returns a line of `file:line  term, write …` each
 */
export function proseProblems(file: string, text: string, terms: readonly Term[]): string[] {
  return proseOf(file, text).flatMap(([at, line]) =>
    terms.flatMap(({ avoid, use }) => {
      const found = avoid.exec(line)?.[0];
      return found === undefined ? [] : [`${file}:${at}  "${found}", write: ${use}`];
    }),
  );
}
