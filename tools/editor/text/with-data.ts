import { isMap, isScalar, isSeq, type Node, type Pair, parse, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { sameInOrder } from './same-data.ts';
import { columnOf, dashOf, endOf, lineStart, newLine, rowEnd, startOf, withEnd } from './yaml-places.ts';
import { blockText, flowText, isFlow, wordText } from './yaml-text.ts';

type Data = Readonly<Record<string, unknown>>;

/** A part of the text that another takes the place of. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * The text of a YAML file with other data in it: what did not change stays to the byte, remarks, empty lines and quotation marks
 * with it; what is new is written in the house style, behind what it follows in the data.
 *
 * @param text empty for a new file
 */
export function withData(text: string, data: unknown): string {
  const { contents, errors } = parseDocument(text);
  if (contents === null || errors.length > 0) return blockText(data, 0);
  if (sameInOrder(contents.toJSON(), data)) return text;
  const edits = editsOf(text, contents, data);
  const edited = edits === undefined ? undefined : apply(text, edits);
  // A text that would say anything else is written anew: data come before remarks.
  return edited !== undefined && saysSame(edited, data) ? edited : headRemarks(text) + blockText(data, 0);
}

function apply(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => b.from - a.from || b.to - a.to);
  return ordered.reduce((done, { from, to, text: part }) => done.slice(0, from) + part + done.slice(to), text);
}

function saysSame(text: string, data: unknown): boolean {
  try {
    return sameInOrder(parse(text), data);
  } catch {
    return false;
  }
}

function headRemarks(text: string): string {
  return /^(?:#.*\n|\n)*/.exec(text)?.[0] ?? '';
}

/** Changes within a node; undefined if the whole node has to be written anew. */
function editsOf(text: string, node: Node, data: unknown): Edit[] | undefined {
  if (sameInOrder(node.toJSON(), data)) return [];
  const [from = 0, to = 0] = node.range ?? [];
  const isGroup = typeof data === 'object' && data !== null;
  if (isFlow(node))
    return isGroup && (node as YAMLSeq).items.length > 0 ? [{ from, to, text: flowText(data) }] : undefined;
  if (isMap(node) && isGroup && !Array.isArray(data)) return mapEdits(text, node, data as Data);
  if (isSeq(node) && Array.isArray(data) && data.length > 0) return listEdits(text, node, data);
  const isLine =
    isScalar(node) && !isGroup && !`${data}${node.type}`.match(/\n|BLOCK/) && !text.slice(from, to).includes('\n');
  return isLine ? [{ from, to, text: wordText(data, node.type) }] : undefined;
}

function mapEdits(text: string, map: YAMLMap, data: Data): Edit[] | undefined {
  const pairs = map.items as Pair<Node, Node | null>[];
  const column = columnOf(text, startOf(pairs[0]?.key));
  const known = pairs.map(({ key }) => String(key.toJSON()));
  const kept = Object.keys(data).filter((key) => known.includes(key));
  if (
    !sameInOrder(
      kept,
      known.filter((key) => key in data),
    )
  )
    return movedEdits(text, pairs, data);
  const edits: Edit[] = [];
  for (const [at, pair] of pairs.entries()) {
    const key = String(pair.key.toJSON());
    if (key in data && sameInOrder(pair.value?.toJSON() ?? null, data[key])) continue;
    const within = key in data && pair.value ? editsOf(text, pair.value, data[key]) : undefined;
    if (within) {
      edits.push(...within);
      continue;
    }
    const line = { from: startOf(pair.key), to: endOf(text, pair) };
    // The first field of a row is on the line of its dash.
    if (at === 0 && !(key in data) && lineStart(text, line.from) !== line.from - column) return undefined;
    const anew = key in data ? blockText({ [key]: data[key] }, column).slice(column) : '';
    edits.push({ ...line, from: anew === '' ? lineStart(text, line.from) : line.from, text: anew });
  }
  let before = -1;
  const added = new Map<number, Data>();
  for (const key of Object.keys(data)) {
    if (known.includes(key)) before = known.indexOf(key);
    else added.set(before, { ...added.get(before), [key]: data[key] });
  }
  for (const [place, fields] of added) {
    const pair = pairs[Math.max(place, 0)];
    if (pair === undefined || place < 0) return undefined;
    const end = endOf(text, pair);
    edits.push({ from: end, to: end, text: newLine(text, end) + blockText(fields, column) });
  }
  return edits;
}

/** The fields of a map in another order; each takes along the remarks and empty lines above it. */
function movedEdits(text: string, pairs: readonly Pair<Node, Node | null>[], data: Data): Edit[] | undefined {
  const first = startOf(pairs[0]?.key);
  const column = columnOf(text, first);
  // The first field of a row is on the line of its dash.
  if (text.slice(lineStart(text, first), first).trim() !== '') return undefined;
  let from = lineStart(text, first);
  const parts = new Map<string, string>();
  for (const pair of pairs) {
    const to = endOf(text, pair);
    const { key, value } = pair;
    const name = String(key.toJSON());
    const edits = name in data && value ? editsOf(text, value, data[name]) : undefined;
    const [start, end] = [from, to];
    const moved = edits?.map((edit) => ({ ...edit, from: edit.from - start, to: edit.to - start }));
    if (moved) parts.set(name, withEnd(apply(text.slice(start, end), moved)));
    from = to;
  }
  const fields = Object.entries(data).map(([name, value]) => parts.get(name) ?? blockText({ [name]: value }, column));
  return [{ from: lineStart(text, first), to: from, text: fields.join('') }];
}

function listEdits(text: string, list: YAMLSeq, data: readonly unknown[]): Edit[] | undefined {
  const rows = list.items as Node[];
  const old = rows.map((row) => row.toJSON() as unknown);
  const most = Math.min(old.length, data.length);
  let head = 0;
  while (head < most && sameInOrder(old[head], data[head])) head += 1;
  let tail = 0;
  while (tail < most - head && sameInOrder(old.at(-1 - tail), data.at(-1 - tail))) tail += 1;
  const edits: Edit[] = [];
  const [oldEnd, newEnd] = [old.length - tail, data.length - tail];
  const moved = newEnd > head ? movedRows(text, rows.slice(head, oldEnd), data.slice(head, newEnd)) : undefined;
  if (moved) return [moved];
  for (let at = head; at < Math.min(oldEnd, newEnd); at += 1) {
    const row = rows[at] as Node;
    const within = editsOf(text, row, data[at]);
    const from = dashOf(text, row);
    edits.push(
      ...(within ?? [{ from, to: rowEnd(text, row), text: rowText(data[at], columnOf(text, from)).trimStart() }]),
    );
  }
  for (const row of rows.slice(Math.min(oldEnd, newEnd), oldEnd))
    edits.push({ from: lineStart(text, dashOf(text, row)), to: rowEnd(text, row), text: '' });
  const more = data.slice(Math.min(oldEnd, newEnd), newEnd);
  const last = rows[Math.max(oldEnd - 1, 0)];
  if (more.length === 0 || last === undefined) return more.length === 0 ? edits : undefined;
  const column = columnOf(text, dashOf(text, last));
  const place = oldEnd === 0 ? lineStart(text, dashOf(text, last)) : rowEnd(text, last);
  edits.push({ from: place, to: place, text: newLine(text, place) + more.map((row) => rowText(row, column)).join('') });
  return edits;
}

/** Rows in another order, where each of the new ones was there before; each takes along the remarks and empty lines above it. */
function movedRows(text: string, rows: readonly Node[], data: readonly unknown[]): Edit | undefined {
  const start = rows[0] && lineStart(text, dashOf(text, rows[0]));
  // The first row of a nested list is on the line of the outer dash.
  if (start === undefined || text.slice(start, dashOf(text, rows[0] as Node)).trim() !== '') return undefined;
  let from = start;
  const left = rows.map((row) => {
    const part = { data: row.toJSON() as unknown, text: withEnd(text.slice(from, rowEnd(text, row))) };
    from = rowEnd(text, row);
    return part;
  });
  const parts = data.map((row) => {
    const at = left.findIndex((part) => sameInOrder(part.data, row));
    return at < 0 ? undefined : left.splice(at, 1)[0]?.text;
  });
  if (parts.includes(undefined)) return undefined;
  return { from: start, to: from, text: parts.join('') };
}

function rowText(row: unknown, column: number): string {
  return blockText([row], column).replace(/^( *)\[(.*)\]\n$/, '$1- $2\n');
}
