import { isMap, isScalar, parseDocument } from 'yaml';
import type { EntryKind } from '#src/content/kinds.ts';
import { parseMarkdownFile, parseYamlFile, withMatter, withPlainText } from '#src/content/reading/source-file.ts';
import { flowText } from '#tools/editor/text/yaml-text.ts';

/** A value of a field in front matter. */
type Value = number | string | readonly string[];

/** How the file's name ends: of a Markdown file only the front matter is meant. */
type Extension = 'md' | 'mdx' | 'yaml';

/**
 * Set one field of a content file, and leave every other character as it is.
 *
 * @param value an empty list takes the field away; what YAML would read as something else (`null`, `2026`) is put into quotation marks
 * @returns the new text; the same one when the file has no front matter
 */
export function withField(text: string, field: string, value: Value, extension: Extension = 'md'): string {
  const change = (yaml: string) => changed(yaml, field, value);
  return extension === 'yaml' ? withPlainText(text, change) : withMatter(text, change);
}

/** The fields of a content file, none where it has none or some that cannot be read. */
export function fieldsOf(text: string, extension: Extension = 'md'): Readonly<Record<string, unknown>> {
  const { data } = extension === 'yaml' ? parseYamlFile(text) : parseMarkdownFile(text);
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** The slugs that a field of a content file lists, none where it has no such field. */
export function listIn(text: string, field: string, extension: Extension = 'md'): string[] {
  const list = fieldsOf(text, extension)[field];
  return Array.isArray(list) ? list.map(String) : [];
}

/** The text of a file with another list of related entries, if it is of a kind and the list names an entry. */
export function withRelated(
  text: string,
  file: string,
  kind: EntryKind,
  slug: string,
  change: (related: readonly string[]) => readonly string[],
): string {
  const related = file.startsWith(`content/${kind}/`) ? listIn(text, 'related') : [];
  return related.includes(slug) ? withField(text, 'related', change(related)) : text;
}

function changed(yaml: string, field: string, value: Value): string {
  const { contents } = parseDocument(yaml);
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === field) : undefined;
  const written = flowText(value);
  const line = written === '[]' ? '' : `${field}: ${written}\n`;
  if (pair === undefined) return yaml + line;
  const [key, node] = [pair.key, pair.value] as { range?: readonly number[] | null }[];
  const start = key?.range?.[0] ?? 0;
  const valueEnd = node?.range?.[1] ?? start;
  // The rest of the last line is a remark at most; a list in lines ends before its last line break.
  const after = yaml.indexOf('\n', Math.max(start, valueEnd - 1));
  return yaml.slice(0, start) + line + yaml.slice(after < 0 ? yaml.length : after + 1);
}
