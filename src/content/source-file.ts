import { LineCounter, parseDocument, visit } from 'yaml';
import { cjkBreak, visibleText } from '#src/i18n/typed-text.ts';

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
 * Parse the text of a content file: YAML, or Markdown below fields between two lines of `---`. A byte order mark, the line ends of
 * Windows, and control and invisible characters make no difference.
 */
export function parseSource(source: string, isMarkdown: boolean): SourceFile {
  const text = `${source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')}\n`;
  if (!isMarkdown) return { ...parseFields(text, 0), body: '', bodyLine: 1 };
  const end = text.startsWith(FENCE) ? text.indexOf(`\n${FENCE}`, FENCE.length - 1) : -1;
  if (end < 0) {
    const fault = { line: 1, code: text.startsWith(FENCE) ? 'FENCE' : 'NO_FIELDS', message: 'no `---`' };
    return { data: undefined, body: visibleText(text).trim(), bodyLine: 1, lineOf: () => 1, fault };
  }
  const rest = text.slice(end + 1 + FENCE.length);
  const bodyLine = lineAt(text, text.length - rest.trimStart().length);
  return { ...parseFields(text.slice(FENCE.length, end + 1), 1), body: visibleText(rest).trim(), bodyLine };
}

/** Line (from 1) of a place in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** YAML makes a space of a break in a value. Between Japanese and Chinese characters, a mark that no text has goes before it. */
const JOINED = '\uFDD0';
const BREAK = cjkBreak();

/** Data whose texts have no invisible characters, and no space where a line between Japanese and Chinese characters ends. */
function visibleData(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value.replace(/\uFDD0 */g, ''));
  if (Array.isArray(value)) return value.map(visibleData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visibleData(part)]));
}

function parseFields(yaml: string, linesBefore: number): Pick<SourceFile, 'data' | 'lineOf' | 'fault'> {
  const lines = new LineCounter();
  const document = parseDocument(yaml.replace(BREAK, `${JOINED}$&`), { lineCounter: lines, prettyErrors: false });
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
        cut ??= {
          code: 'CUT',
          message: `#${comment.replace(JOINED, '')}`,
          line: lines.linePos(range[0]).line + linesBefore,
        };
    },
  });
  if (cut) return { data: undefined, lineOf, fault: cut };
  try {
    return { data: visibleData(document.toJS() ?? undefined), lineOf };
  } catch (thrown) {
    // `*` at the beginning of a value is the name of something else in YAML.
    return {
      data: undefined,
      lineOf,
      fault: { code: 'ALIAS', message: String(thrown).replace(JOINED, ''), line: 1 + linesBefore },
    };
  }
}
