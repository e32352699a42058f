import { isMap, isSeq, parseDocument, type YAMLMap } from 'yaml';

/** The file whose `positions` has a row for each position. */
export const POSITIONS = 'content/jobs/facts.yaml';

/**
 * The figures of the positions without the row of one; every other character stays.
 *
 * @example withoutPosition('positions:\n  - slug: a\n    office: x\n  - slug: b\n', 'a') // => 'positions:\n  - slug: b\n'
 */
export function withoutPosition(text: string, slug: string): string {
  const row = rowOf(text, slug);
  if (row?.range == null) return text;
  const start = text.lastIndexOf('\n', row.range[0]) + 1;
  const last = text.slice(0, row.range[1]).trimEnd().length;
  const end = text.indexOf('\n', last);
  return text.slice(0, start) + (end < 0 ? '' : text.slice(end + 1));
}

/**
 * The figures of the positions with another name in the row of one.
 *
 * @example withPositionCalled('positions:\n  - slug: a\n', 'a', 'b') // => 'positions:\n  - slug: b\n'
 */
export function withPositionCalled(text: string, slug: string, to: string): string {
  const node = rowOf(text, slug)?.get('slug', true);
  return node?.range == null ? text : text.slice(0, node.range[0]) + to + text.slice(node.range[1]);
}

function rowOf(text: string, slug: string): YAMLMap | undefined {
  const positions = parseDocument(text).get('positions');
  const rows = isSeq(positions) ? positions.items.filter(isMap) : [];
  return rows.find((row) => row.get('slug') === slug);
}
