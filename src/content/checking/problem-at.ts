import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { parseMarkdownFile, parseYamlFile, type SourceFile } from '#src/content/reading/source-file.ts';

const sources = new WeakMap<SourceEntry, SourceFile>();

/** A problem of a field of an entry; of the whole entry for an empty path. */
export function problemAt(entry: SourceEntry, path: readonly PropertyKey[], ja: string, en: string): ContentProblem {
  return { file: entry.file, line: path.length === 0 ? 1 : lineOf(entry, path), field: path.join('.'), ja, en };
}

/** The line of a field in its file. The file is parsed again, because most entries have no problem. */
export function lineOf(entry: SourceEntry, path: readonly PropertyKey[]): number {
  let source = sources.get(entry);
  source ??= /\.mdx?$/.test(entry.file) ? parseMarkdownFile(entry.text) : parseYamlFile(entry.text);
  sources.set(entry, source);
  return source.lineOf(path);
}
