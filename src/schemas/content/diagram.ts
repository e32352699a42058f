import * as z from 'zod';
import { filled, labelled, listOf, name, rowsOf, same, shared, text, title, words } from './fields.ts';

/** Most boxes side by side: more are unreadable on a phone. */
const WIDEST = 4;

/** The boxes that a line of `lines` names, by their numbers from 1. */
export function targetsIn(line: string): number[] {
  return line === '-' ? [] : line.split(' ').map(Number);
}

/** A row of boxes. Lines lead from each of them to every box of the next row, or to those that `lines` names. */
const level = z.strictObject({
  boxes: labelled(rowsOf(filled).max(WIDEST, 'boxes'), ['箱（4個まで）', 'Boxes (at most 4)']),
  lines: same(
    rowsOf(z.string().regex(/^(?:-|[1-4](?: [1-4])*)$/, 'lines')),
    ['線（下の段の箱の番号）', 'Lines (numbers of boxes below)'],
    [
      '箱ごとに、下の段の箱の番号を書きます（例 1 3。線がなければ -）。空なら、すべての箱に線が出ます。',
      'For each box the numbers of boxes in the next row, such as 1 3, or -. Empty: a line to every box.',
    ],
  ).optional(),
  changed: shared(
    listOf(z.int().min(1).max(WIDEST), ['朱の枠の箱（番号）', 'Boxes in vermilion (numbers)']),
  ).optional(),
});

const levelsSchema = rowsOf(level).check(({ value: levels, issues }) => {
  for (const [at, { boxes, lines, changed = [] }] of levels.entries()) {
    const below = levels[at + 1]?.boxes.length ?? 0;
    const numbers = (lines ?? []).flatMap(targetsIn);
    const fits = lines === undefined || (lines.length === boxes.length && numbers.every((one) => one <= below));
    if (!fits) issues.push({ code: 'custom', input: lines, path: [at, 'lines'], message: 'lines' });
    if (changed.some((one) => one > boxes.length))
      issues.push({ code: 'custom', input: changed, path: [at, 'changed'], message: 'boxNumbers' });
  }
});

export type Levels = z.infer<typeof levelsSchema>;

const levels = labelled(levelsSchema, ['段（上から）', 'Rows, from the top']);

/** A drawing of rows of boxes, and the sentences that say what it shows. */
const diagram = z.strictObject({ text, levels });

export const beforeAndAfterSchema = z.strictObject({
  before: labelled(diagram, ['前', 'Before']),
  after: labelled(diagram, ['後', 'After']),
});

/** A table whose first column names what a row is about. */
const table = z.strictObject({
  columns: listOf(filled, ['列の名前', 'Names of the columns']),
  rows: labelled(rowsOf(z.strictObject({ name, cells: listOf(filled, ['値', 'Values']) })), ['行', 'Rows']),
});

/** A step of a schedule: from one period to another, the first being 1, and what must be true before the next step. */
const step = z
  .strictObject({
    name,
    when: words(['期間（言葉）', 'Period in words']),
    from: same(z.int().min(1), ['から', 'From']),
    to: same(z.int().min(1), ['まで', 'To']),
    condition: words(['次へ進む条件', 'What must be true before the next step']).optional(),
  })
  .refine(({ from, to }) => from <= to, { message: 'range', path: ['to'] });

/** A sheet in its frame: one drawing of boxes, one table or one schedule. */
export const drawnSheetSchema = z
  .strictObject({
    title,
    text,
    levels: levels.optional(),
    table: labelled(table, ['表', 'Table']).optional(),
    steps: listOf(step, ['段階', 'Steps']).optional(),
  })
  .refine(
    (sheet) => [sheet.levels, sheet.table, sheet.steps].filter((part) => part !== undefined).length === 1,
    'oneDrawing',
  )
  .refine(
    ({ table: drawn }) =>
      drawn === undefined || drawn.rows.every(({ cells }) => cells.length === drawn.columns.length - 1),
    {
      message: 'cells',
      path: ['table', 'rows'],
    },
  );

export type DrawnSheet = z.infer<typeof drawnSheetSchema>;
