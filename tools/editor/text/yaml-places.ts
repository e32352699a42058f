import type { Node, Pair } from 'yaml';

/** Where a node begins; 0 for none. */
export function startOf(node: Node | undefined): number {
  return node?.range?.[0] ?? 0;
}

/** Where the line ends on which a field ends; a remark behind it belongs to it. */
export function endOf(text: string, { key, value }: Pair<Node, Node | null>): number {
  return lineEnd(text, Math.max(startOf(key), (value?.range?.[1] ?? startOf(key) + 1) - 1));
}

/** Where the line ends on which a row of a list ends. */
export function rowEnd(text: string, row: Node): number {
  return lineEnd(text, Math.max(startOf(row), (row.range?.[1] ?? 1) - 1));
}

/** Where the dash of a row is. */
export function dashOf(text: string, row: Node): number {
  return text.lastIndexOf('-', startOf(row) - 1);
}

/** Where the line of a place begins. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

/** How far a place is from the beginning of its line. */
export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at);
}

/** A line end, if a place is not at the beginning of a line. */
export function newLine(text: string, at: number): string {
  return at > 0 && text[at - 1] !== '\n' ? '\n' : '';
}

/** A line with a line end. */
export function withEnd(line: string): string {
  return line.endsWith('\n') ? line : `${line}\n`;
}
