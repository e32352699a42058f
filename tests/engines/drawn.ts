import sharp from 'sharp';
import type { Point, Tab } from './driver/tab.ts';

/** How much darker than its ground a pixel must be to count as ink, of 255. */
const CONTRAST = 48;

/** A place in the window, in CSS pixels. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Whether there is ink at a pixel, counted from the corner of a box. */
type Ink = (x: number, y: number) => boolean;

async function inkIn(tab: Tab, { x, y, width, height }: Box): Promise<{ ink: Ink; width: number; height: number }> {
  await tab.run(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { data, info } = await sharp(await tab.screenshot())
    .extract({ left: Math.ceil(x), top: Math.ceil(y), width: Math.floor(width), height: Math.floor(height) })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = Math.max(...data);
  const at = (column: number, row: number) => data[(row * info.width + column) * info.channels] ?? ground;
  return { ink: (column, row) => ground - at(column, row) > CONTRAST, width: info.width, height: info.height };
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/**
 * Number of separate pieces of ink side by side in a part of the window: overlapping characters count as one.
 *
 * @example await piecesIn(tab, boxOfFigures) // => 5 for 2,800
 */
export async function piecesIn(tab: Tab, box: Box): Promise<number> {
  const { ink, width, height } = await inkIn(tab, box);
  const columns = upTo(width).map((x) => upTo(height).some((y) => ink(x, y)));
  return columns.filter((isInk, x) => isInk && !columns[x - 1]).length;
}

/**
 * Where the middle of the ink in a part of the window is, as shares of its width and height.
 *
 * @example await middleOfInk(tab, boxOfStop) // => { x: 0.8, y: 0.2 } at the upper right
 */
export async function middleOfInk(tab: Tab, box: Box): Promise<Point> {
  const { ink, width, height } = await inkIn(tab, box);
  const spots = upTo(height).flatMap((y) => upTo(width).flatMap((x) => (ink(x, y) ? [{ x, y }] : [])));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(spots.map(({ x }) => x)) / width, y: mean(spots.map(({ y }) => y)) / height };
}
