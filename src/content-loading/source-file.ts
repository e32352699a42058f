import { LineCounter, parseDocument } from 'yaml';

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
  readonly syntax: readonly { readonly line: number; readonly message: string }[];
}

const FENCE = '---';

/**
 * Take a Markdown file with front matter apart. A file without front matter has `data` undefined.
 *
 * @example parseMarkdownFile('---\ntitle: A\n---\nText').body // => 'Text'
 */
export function parseMarkdownFile(source: string): SourceFile {
  const text = source.replaceAll('\r\n', '\n');
  const end = text.startsWith(`${FENCE}\n`) ? text.indexOf(`\n${FENCE}`, FENCE.length) : -1;
  if (end < 0) return { data: undefined, body: text.trim(), bodyLine: 1, lineOf: () => 1, syntax: [] };
  const yaml = parseYaml(text.slice(FENCE.length + 1, end + 1), 1);
  const rest = text.slice(end + 1 + FENCE.length);
  const body = rest.trim();
  const bodyLine = text.slice(0, text.length - rest.trimStart().length).split('\n').length;
  return { ...yaml, body, bodyLine };
}

/**
 * Parse a YAML file. Dates stay strings; a duplicate key is an error.
 *
 * @example parseYamlFile('a: 1').data // => { a: 1 }
 */
export function parseYamlFile(source: string): SourceFile {
  return { ...parseYaml(source.replaceAll('\r\n', '\n'), 0), body: '', bodyLine: 1 };
}

function parseYaml(source: string, linesBefore: number): Pick<SourceFile, 'data' | 'lineOf' | 'syntax'> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  const syntax = document.errors.map((error) => ({ line: lineAt(error.pos[0]), message: error.message }));
  return {
    data: syntax.length > 0 ? undefined : document.toJS(),
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

function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): number | undefined {
  const node = document.getIn(path, true);
  const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as number[] | null) : null;
  return range?.[0];
}
