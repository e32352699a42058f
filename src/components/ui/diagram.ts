import { type Levels, targetsIn } from '#src/schemas/content/diagram.ts';

/** A part of a whole in percent, rounded to a tenth. */
export function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}

/** A line from the middle of a box to the middle of one below it, in percent of the width. */
interface Line {
  readonly from: number;
  readonly to: number;
}

/**
 * The lines between a row of boxes and the next one.
 *
 * @param level its boxes, and what their lines lead to; without `lines` each leads to every box below
 * @example linesTo({ boxes: ['a', 'b'] }, 1) // => [{ from: 25, to: 50 }, { from: 75, to: 50 }]
 */
export function linesTo({ boxes, lines }: Levels[number], below: number): Line[] {
  const every = Array.from({ length: below }, (_, at) => at + 1);
  return boxes.flatMap((_, at) => {
    const named = lines?.[at];
    const targets = named === undefined ? every : targetsIn(named);
    return targets.map((target) => ({ from: middle(at, boxes.length), to: middle(target - 1, below) }));
  });
}

function middle(at: number, count: number): number {
  return percentOf(at + 0.5, count);
}
