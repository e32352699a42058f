import { LineCounter, parseDocument, visit } from 'yaml';

/** A content file: its fields, its text, and the lines of both. */
export interface SourceFile {
  /** Undefined if the fields cannot be read, or a Markdown file has none. Dates stay strings. */
  readonly data: unknown;
  /** Trimmed Markdown; empty for YAML files. */
  readonly body: string;
  /** Line (from 1) on which the body begins. */
  readonly bodyLine: number;
  /** Line (from 1) of a field; of its nearest parent if the field is absent. */
  lineOf(path: readonly PropertyKey[]): number;
  /** The first error of the YAML; others usually follow from it. */
  readonly fault?: { readonly line: number; readonly code: string; readonly message: string };
}

const FENCE = '---\n';

/**
 * Parse the text of a content file: YAML, or Markdown below fields between two lines of `---`. A byte order mark and the line ends of
 * Windows make no difference.
 */
export function parseSource(source: string, isMarkdown: boolean): SourceFile {
  const text = `${source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')}\n`;
  if (!isMarkdown) return { ...parseFields(text, 0), body: '', bodyLine: 1 };
  const end = text.startsWith(FENCE) ? text.indexOf(`\n${FENCE}`, FENCE.length - 1) : -1;
  if (end < 0) {
    const fault = { line: 1, code: text.startsWith(FENCE) ? 'FENCE' : 'NO_FIELDS', message: 'no `---`' };
    return { data: undefined, body: text.trim(), bodyLine: 1, lineOf: () => 1, fault };
  }
  const rest = text.slice(end + 1 + FENCE.length);
  const bodyLine = lineAt(text, text.length - rest.trimStart().length);
  return { ...parseFields(text.slice(FENCE.length, end + 1), 1), body: rest.trim(), bodyLine };
}

/** Line (from 1) of a place in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function parseFields(yaml: string, linesBefore: number): Pick<SourceFile, 'data' | 'lineOf' | 'fault'> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineOf = (path: readonly PropertyKey[]): number => {
    const range = path.length > 0 && (document.getIn(path, true) as { range?: [number] } | undefined)?.range;
    if (range) return lines.linePos(range[0]).line + linesBefore;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1 + linesBefore;
  };
  const [error] = document.errors;
  if (error) {
    const { code, message, pos } = error;
    return { data: undefined, lineOf, fault: { code, message, line: lines.linePos(pos[0]).line + linesBefore } };
  }
  let cut: SourceFile['fault'];
  visit(document, {
    Scalar: (_, { comment, range, type }) => {
      // A comment has a space behind its `#`. `#5` was meant as part of the value.
      if (type === 'PLAIN' && comment && range && /^[^\s#!]/.test(comment))
        cut ??= { code: 'CUT', message: `#${comment}`, line: lines.linePos(range[0]).line + linesBefore };
    },
  });
  if (cut) return { data: undefined, lineOf, fault: cut };
  try {
    return { data: document.toJS() ?? undefined, lineOf };
  } catch (thrown) {
    // `*` at the beginning of a value is the name of something else in YAML.
    return { data: undefined, lineOf, fault: { code: 'ALIAS', message: String(thrown), line: 1 + linesBefore } };
  }
}
