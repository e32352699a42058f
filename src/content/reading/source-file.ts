import { LineCounter, parseDocument, visit } from 'yaml';

/** A content file taken apart: data, body, and where each field stands. */
export interface SourceFile {
  readonly data: unknown;
  /** Trimmed Markdown; empty for YAML files. */
  readonly body: string;
  /** Line in the file (from 1) on which the body begins. */
  readonly bodyLine: number;
  /** Line in the file (from 1) of a field, the line of its nearest parent when the field is absent. */
  lineOf(path: readonly PropertyKey[]): number;
  /** What is wrong with the YAML itself. */
  readonly syntax: readonly SyntaxProblem[];
}

export interface SyntaxProblem {
  readonly line: number;
  /** The parser's name for it, `ALIAS` for a value that begins with `*`, `CUT` for one that a `#` ends, `FENCE` for front matter without an end. */
  readonly code: string;
  readonly message: string;
}

const FENCE = '---';

/**
 * Take a Markdown file with front matter apart. A file without front matter has `data` undefined.
 *
 * @example parseMarkdownFile('---\ntitle: A\n---\nText').body // => 'Text'
 */
export function parseMarkdownFile(source: string): SourceFile {
  const { text, matter, body, bodyLine } = splitMatter(source);
  if (matter === undefined) {
    const isOpened = text.startsWith(`${FENCE}\n`);
    const syntax = isOpened ? [{ line: 1, code: 'FENCE', message: 'the second line of "---" is missing' }] : [];
    return { data: undefined, body, bodyLine, lineOf: () => 1, syntax };
  }
  return { ...parseYaml(matter, 1), body, bodyLine };
}

/**
 * The trimmed Markdown of a file whose fields were checked before.
 *
 * @example bodyOf('---\ntitle: A\n---\nText') // => 'Text'
 */
export function bodyOf(source: string): string {
  return splitMatter(source).body;
}

/** A Markdown file as it is cut: where its front matter ends is decided here alone. */
interface CutFile {
  /** The whole text, with plain line ends. */
  readonly text: string;
  /** Without the lines of `---` around it; undefined in a file that has none. */
  readonly matter?: string;
  /** What stands below, trimmed. */
  readonly body: string;
  readonly bodyLine: number;
}

/**
 * Give a Markdown file another front matter; everything below it, and how its lines end, stays.
 *
 * @param change from the lines between the fences to the new ones
 * @returns the same text for a file without front matter
 * @example withMatter('---\na: 1\n---\nText\n', (matter) => `${matter}b: 2\n`) // => '---\na: 1\nb: 2\n---\nText\n'
 */
export function withMatter(source: string, change: (matter: string) => string): string {
  return withPlainText(source, (text) => {
    const { matter } = splitMatter(text);
    if (matter === undefined) return text;
    return `${FENCE}\n${change(matter)}${text.slice(FENCE.length + 1 + matter.length)}`;
  });
}

/**
 * Give a Markdown file another text below its front matter; a text that says the same stays as it is set.
 *
 * @param body trimmed Markdown
 * @example withBody('---\na: 1\n---\n\nOld\n', 'New') // => '---\na: 1\n---\n\nNew\n'
 */
export function withBody(source: string, body: string): string {
  return withPlainText(source, (text) => {
    const { matter, body: old } = splitMatter(text);
    if (body === old) return text;
    const head = matter === undefined ? [] : [`${FENCE}\n${matter}${FENCE}`];
    return `${[...head, ...(body === '' ? [] : [body])].join('\n\n')}\n`;
  });
}

/**
 * Change a file as if its line ends were plain and nothing stood before its first character: it keeps both, and a file in which
 * nothing changes stays to the byte.
 *
 * @example withPlainText('a\r\nb\r\n', (text) => text.replace('a', 'c\nd')) // => 'c\r\nd\r\nb\r\n'
 */
export function withPlainText(source: string, change: (text: string) => string): string {
  const text = plain(source);
  const changed = change(text);
  if (changed === text) return source;
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (source.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed);
}

function splitMatter(source: string): CutFile {
  const text = plain(source);
  const end = text.startsWith(`${FENCE}\n`) ? text.indexOf(`\n${FENCE}\n`, FENCE.length) : -1;
  if (end < 0) return { text, body: text.trim(), bodyLine: 1 };
  const rest = text.slice(end + 1 + FENCE.length);
  const bodyLine = text.slice(0, text.length - rest.trimStart().length).split('\n').length;
  return { text, matter: text.slice(FENCE.length + 1, end + 1), body: rest.trim(), bodyLine };
}

/**
 * Parse a YAML file. Dates stay strings; a duplicate key is an error.
 *
 * @example parseYamlFile('a: 1').data // => { a: 1 }
 */
export function parseYamlFile(source: string): SourceFile {
  return { ...parseYaml(plain(source), 0), body: '', bodyLine: 1 };
}

/** Windows line ends, and the mark that its editors put in front of UTF-8, say nothing. */
function plain(source: string): string {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return text.endsWith('\n') ? text : `${text}\n`;
}

function parseYaml(source: string, linesBefore: number): Pick<SourceFile, 'data' | 'lineOf' | 'syntax'> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  const syntax: SyntaxProblem[] = document.errors.map(({ pos, code, message }) => ({
    line: lineAt(code === 'MISSING_CHAR' ? openingOf(document, pos[0]) : pos[0]),
    code,
    message,
  }));
  let data: unknown;
  visit(document, {
    Alias: (_, alias) => {
      if (syntax.length > 0 || alias.resolve(document)) return;
      const line = lineAt(alias.range?.[0] ?? 0);
      syntax.push({ line, code: 'ALIAS', message: `*${alias.source} names nothing in this file` });
    },
    Scalar: (_, scalar) => {
      // A remark has a space behind its `#`; `#5` was meant to be read.
      const lost = scalar.type === 'PLAIN' && scalar.comment ? /^[^\s#!]/.test(scalar.comment) : false;
      if (lost)
        syntax.push({ line: lineAt(scalar.range?.[0] ?? 0), code: 'CUT', message: `#${scalar.comment} is a comment` });
    },
  });
  if (syntax.length === 0) data = document.toJS();
  return {
    data,
    syntax,
    lineOf: (path) => {
      for (let length = path.length; length > 0; length--) {
        const offset = offsetOf(document, path.slice(0, length));
        if (offset !== undefined) return lineAt(offset);
      }
      return 1 + linesBefore;
    },
  };
}

/** Where a quotation mark or bracket was opened that is not closed at an offset: the parser tells only where the text ran out. */
function openingOf(document: ReturnType<typeof parseDocument>, end: number): number {
  let opening = end;
  visit(document, {
    Node: (_, node) => {
      const isOpen =
        ('type' in node && String(node.type).startsWith('QUOTE')) || ('flow' in node && node.flow === true);
      if (isOpen && node.range && node.range[0] < end && node.range[1] >= end - 1) opening = node.range[0];
    },
  });
  return opening;
}

function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): number | undefined {
  const node = document.getIn(path, true);
  const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as number[] | null) : null;
  return range?.[0];
}
