import type { Mark } from './layers.ts';
import type { Outline } from './overlap.ts';
import { type Point, round, traceEllipse, tracePath } from './path-data.ts';

/** A position in the model: x → lower right at 30°, y → lower left at 30°, z up, in units of the drawing. */
export type Point3 = readonly [x: number, y: number, z: number];

export interface View {
  /** Pixels per unit along every axis (true isometric). */
  readonly unit: number;
  /** Where the model's origin lies on the sheet. */
  readonly origin: Point;
  /** Corners are rounded to multiples of this many px. */
  readonly step: number;
}

const COS30 = Math.cos(Math.PI / 6);
/** Radius on the sheet of a circle of radius 1 in a horizontal plane: √1.5 along the long axis, 1/√3 of that across. */
const LONG_AXIS = Math.sqrt(1.5);

const FILLED = new Set(['a', 'b', 't', 'ak', 'bk', 'k', 'm', 'wn']);

/**
 * Project a model position onto the sheet: X = (x − y)·cos 30°·u, Y = (x + y)/2·u − z·u (rule design.projection).
 *
 * @example project({ unit: 20, origin: [0, 0], step: 0.1 }, [1, 1, 0]) // => [0, 20]
 */
export function project({ unit, origin: [ox, oy] }: View, [x, y, z]: Point3): Point {
  return [ox + (x - y) * COS30 * unit, oy + ((x + y) / 2 - z) * unit];
}

/**
 * The corners of an upright rectangle on the sheet, in order.
 *
 * @example rectangle(0, 0, 4, 2) // => [[0, 0], [4, 0], [4, 2], [0, 2]]
 */
export function rectangle(x: number, y: number, w: number, h: number): Point[] {
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
}

/** The pen for one drawing: solids, lines and figures, in painter's order (back to front, low to high). */
export class Pen {
  readonly marks: Mark[] = [];
  readonly view: View;

  constructor(view: View) {
    this.view = view;
  }

  /** The sheet position of a model position. */
  at(point: Point3): Point {
    return project(this.view, point);
  }

  /** Add a face or line given on the sheet; `closed` faces of a filled class hide what is wholly behind them. */
  trace(tone: string, corners: readonly Point[], closed = false): this {
    const filled = FILLED.has(tone);
    const segments: Outline[] = corners.slice(1).map((corner, i) => [corners[i] ?? corner, corner]);
    const subpath = tracePath(corners, closed, this.view.step);
    const outlines = filled || (closed && corners.length < 5) ? [corners] : segments;
    this.marks.push({ tone, subpath, outlines, opaque: filled && corners.length > 2 });
    return this;
  }

  /** An upright rectangle given on the sheet, in px. */
  rect(tone: string, x: number, y: number, w: number, h: number): this {
    return this.trace(tone, rectangle(x, y, w, h), true);
  }

  /** Add a ready-made subpath that ends `travel` px from its start; `outline` is a convex hull of what it paints. */
  stamp(tone: string, at: Point, body: string, outline: Outline, travel: Point = [0, 0]): this {
    const { step } = this.view;
    const start: Point = [round(at[0], step), round(at[1], step)];
    const subpath = { start, end: [start[0] + travel[0], start[1] + travel[1]] as const, body };
    this.marks.push({ tone, subpath, outlines: [outline], opaque: false });
    return this;
  }

  /** A closed face through model positions. */
  poly(tone: string, ...points: readonly Point3[]): this {
    return this.trace(
      tone,
      points.map((point) => this.at(point)),
      true,
    );
  }

  /** An open line through model positions. */
  line(tone: string, ...points: readonly Point3[]): this {
    return this.trace(
      tone,
      points.map((point) => this.at(point)),
    );
  }

  /** A horizontal face of w × d units. */
  floor(tone: string, x: number, y: number, z: number, w: number, d: number): this {
    return this.poly(tone, [x, y, z], [x + w, y, z], [x + w, y + d, z], [x, y + d, z]);
  }

  /** A horizontal disc of radius r. */
  disc(tone: string, x: number, y: number, z: number, r: number): this {
    const [rx, ry] = this.ellipse(r);
    return this.oval(tone, this.at([x, y, z]), rx, ry);
  }

  /** Half width and half height, on the sheet, of a horizontal circle of radius r. */
  ellipse(r: number): [rx: number, ry: number] {
    const rx = round(r * this.view.unit * LONG_AXIS);
    return [rx, round(rx / Math.sqrt(3))];
  }

  /** An ellipse given on the sheet. */
  oval(tone: string, [cx, cy]: Point, rx: number, ry: number): this {
    const { start, body } = traceEllipse([cx, cy], rx, ry, this.view.step);
    return this.stamp(tone, start, body, rectangle(cx - rx, cy - ry, 2 * rx, 2 * ry));
  }

  /** A round dot of r px. */
  dot(tone: string, point: Point3, r = 3): this {
    return this.oval(tone, this.at(point), r, r);
  }
}
