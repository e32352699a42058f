import { LineCounter, parseDocument, visit } from 'yaml';

/** A parsed content file: data, body, and the lines of fields. */
export interface SourceFile {
  readonly data: unknown;
  /** Trimmed Markdown; empty for YAML files. */
  readonly body: string;
  /** Line in the file (from 1) on which the body begins. */
  readonly bodyLine: number;
  /** Line in the file (from 1) of a field; of its nearest parent if the field is absent. */
  lineOf(path: readonly PropertyKey[]): number;
  /** Syntax errors of the YAML. */
  readonly syntax: readonly SyntaxProblem[];
}

export interface SyntaxProblem {
  readonly line: number;
  /** The parser's code, or `ALIAS` (a value begins with `*`), `CUT` (a `#` ends a value), `FENCE` (front matter without an end). */
  readonly code: string;
  readonly message: string;
}

const FENCE = '---';

/** Parse a Markdown file with front matter. `data` is undefined for a file without front matter. */
export function parseMarkdownFile(source: string): SourceFile {
  const { text, matter, body, bodyLine } = splitMatter(source);
  if (matter === undefined) {
    const isOpened = text.startsWith(`${FENCE}\n`);
    const syntax = isOpened ? [{ line: 1, code: 'FENCE', message: 'the second line of "---" is missing' }] : [];
    return { data: undefined, body, bodyLine, lineOf: () => 1, syntax };
  }
  return { ...parseYaml(matter, 1), body, bodyLine };
}

/** The trimmed Markdown of a file without its front matter. */
export function bodyOf(source: string): string {
  return splitMatter(source).body;
}

/** A Markdown file split into front matter and text. */
interface CutFile {
  /** The whole text, with plain line ends. */
  readonly text: string;
  /** The front matter without the lines of `---`; undefined if there is none. */
  readonly matter?: string;
  /** The text below the front matter, trimmed. */
  readonly body: string;
  readonly bodyLine: number;
}

/** Replace the front matter of a Markdown file. The text below and the line ends stay unchanged. */
export function withMatter(source: string, change: (matter: string) => string): string {
  return withPlainText(source, (text) => {
    const { matter } = splitMatter(text);
    if (matter === undefined) return text;
    return `${FENCE}\n${change(matter)}${text.slice(FENCE.length + 1 + matter.length)}`;
  });
}

/**
 * Replace the text below the front matter of a Markdown file. An equal text keeps its white space.
 *
 * @param body trimmed Markdown
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
 * Change the text of a file with `\n` as line ends and without a byte order mark, and restore both afterwards. A file without a change
 * stays the same to the byte.
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

/** Parse a YAML file. Dates stay strings; a duplicate key is an error. */
export function parseYamlFile(source: string): SourceFile {
  return { ...parseYaml(plain(source), 0), body: '', bodyLine: 1 };
}

/** Removes a byte order mark and converts Windows line ends. */
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
      // A comment has a space after its `#`. `#5` is probably part of the value.
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

/** Offset of the unclosed quotation mark or bracket. The parser only reports the end of the text. */
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
