import * as z from 'zod';
import { filled, rowsOf } from './fields.ts';

/** Most boxes side by side: more are unreadable on a phone. */
const WIDEST = 4;

/**
 * The boxes that a line of `lines` names, by their numbers from 1.
 *
 * @example targetsIn('1 3') // => [1, 3]
 */
export function targetsIn(line: string): number[] {
  return line === '-' ? [] : line.split(' ').map(Number);
}

/** A row of boxes. Lines lead from each of them to every box of the next row, or to those that `lines` names. */
const level = z.strictObject({
  boxes: rowsOf(filled).check(z.maxLength(WIDEST, 'boxes')),
  /** For each box, the boxes below that it leads to, by their numbers: `1 3`; `-` for none. */
  lines: z.optional(rowsOf(z.string().check(z.regex(/^(?:-|[1-4](?: [1-4])*)$/, 'lines')))),
  /** Numbers of the boxes that are new, or that the drawing is about: in vermilion. */
  changed: z.optional(rowsOf(z.int().check(z.gte(1), z.lte(WIDEST)))),
});

/** Rows of boxes from top to bottom, with lines between them. */
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

/** A drawing of rows of boxes, and the sentences that say what it shows. */
const diagram = z.strictObject({ text: filled, levels: levelsSchema });

/** The structure before a project and after it. */
export const beforeAndAfterSchema = z.strictObject({ before: diagram, after: diagram });

export type BeforeAndAfter = z.infer<typeof beforeAndAfterSchema>;

/** A table whose first column names what a row is about. */
const table = z.strictObject({
  columns: rowsOf(filled),
  rows: rowsOf(z.strictObject({ name: filled, cells: rowsOf(filled) })),
});

/** A step of a schedule: from one period to another, the first being 1, and what must be true before the next step. */
const step = z
  .strictObject({
    name: filled,
    /** The period in words. */
    when: filled,
    from: z.int().check(z.gte(1)),
    to: z.int().check(z.gte(1)),
    condition: z.optional(filled),
  })
  .check(z.refine(({ from, to }) => from <= to, { message: 'range', path: ['to'] }));

/** A sheet in its frame: one drawing of boxes, one table or one schedule. */
export const drawnSheetSchema = z
  .strictObject({
    title: filled,
    text: filled,
    levels: z.optional(levelsSchema),
    table: z.optional(table),
    steps: z.optional(rowsOf(step)),
  })
  .check(
    z.refine(
      ({ levels, table: drawn, steps }) => [levels, drawn, steps].filter((part) => part !== undefined).length === 1,
      'oneDrawing',
    ),
    z.refine(
      ({ table: drawn }) =>
        drawn === undefined || drawn.rows.every(({ cells }) => cells.length === drawn.columns.length - 1),
      { message: 'cells', path: ['table', 'rows'] },
    ),
  );

export type DrawnSheet = z.infer<typeof drawnSheetSchema>;
