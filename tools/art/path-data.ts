/** A position on the sheet, in user units (px at scale 1): x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** One continuous stroke or face, kept apart from its start so that equal shapes give equal text (which compresses). */
export interface Subpath {
  readonly start: Point;
  /** Where the pen stands afterwards: the last corner, or the start again when the subpath closes. */
  readonly end: Point;
  /** Path commands after the start, all relative, such as `l12 7v-30z`. */
  readonly body: string;
}

/**
 * Round to a multiple of `step`, never to `-0`.
 *
 * @example round(12.345) // => 12.3
 * @example round(-0.02) // => 0
 */
export function round(value: number, step = 0.1): number {
  return Math.round((Math.round(value / step) * step + Number.EPSILON) * 1e4) / 1e4 || 0;
}

/**
 * Write numbers as an SVG path does at its shortest: no leading zero, a separator only where one is needed.
 *
 * @example packNumbers([0.5, -3, 2]) // => '.5-3 2'
 */
export function packNumbers(values: readonly number[]): string {
  let text = '';
  let last = '';
  for (const value of values) {
    const next = String(value).replace(/^(-?)0\./, '$1.');
    const joins = text === '' || next.startsWith('-') || (next.startsWith('.') && last.includes('.'));
    text += joins ? next : ` ${next}`;
    last = next;
  }
  return text;
}

/**
 * Turn corners into a subpath. Corners are rounded before they are subtracted, so faces that share a corner still meet.
 *
 * @throws Error when there is no corner at all
 * @example tracePath([[0, 0], [10, 0], [10, 5]], true) // => { start: [0, 0], end: [0, 0], body: 'h10v5z' }
 */
export function tracePath(corners: readonly Point[], closed = false, step = 0.1): Subpath {
  const [first, ...rest] = corners.map(([x, y]): Point => [round(x, step), round(y, step)]);
  if (!first) throw new Error('tracePath expected at least one corner');
  let body = '';
  let inLine = false;
  let end = first;
  for (const next of rest) {
    const [dx, dy] = between(end, next, step);
    if (dx !== 0 && dy !== 0) {
      const numbers = packNumbers([dx, dy]);
      // A further line needs no letter; a minus sign then saves a byte.
      body += inLine ? (numbers.startsWith('-') ? numbers : `l${numbers}`) : `l${numbers}`;
      inLine = true;
    } else if (dx !== 0 || dy !== 0) {
      body += dy === 0 ? `h${packNumbers([dx])}` : `v${packNumbers([dy])}`;
      inLine = false;
    }
    end = next;
  }
  return { start: first, end: closed ? first : end, body: closed ? `${body}z` : body };
}

const between = ([ax, ay]: Point, [bx, by]: Point, step = 0.1): Point => [round(bx - ax, step), round(by - ay, step)];

/**
 * A full ellipse as a subpath, starting at its left end.
 *
 * @example traceEllipse([10, 10], 4, 4) // => { start: [6, 10], end: [6, 10], body: 'a4 4 0 108 0a4 4 0 10-8 0z' }
 */
export function traceEllipse([cx, cy]: Point, rx: number, ry: number, step = 0.1): Subpath {
  const half = (width: number) => `a${packNumbers([round(rx), round(ry), 0])} 10${packNumbers([width])}`;
  const width = round(2 * rx);
  const start: Point = [round(cx - rx, step), round(cy, step)];
  return { start, end: start, body: `${half(width)} 0${half(-width)} 0z` };
}

/**
 * Join subpaths into the `d` of one path element, moving by the shorter of an absolute and a relative step.
 *
 * @example joinSubpaths([{ start: [1, 2], end: [4, 2], body: 'h3' }, { start: [5, 2], end: [8, 2], body: 'h3' }])
 * // => 'M1 2h3m1 0h3'
 */
export function joinSubpaths(subpaths: readonly Subpath[]): string {
  let d = '';
  let pen: Point | undefined;
  for (const { start, end, body } of subpaths) {
    const absolute = `M${packNumbers(start)}`;
    const relative = pen ? `m${packNumbers(between(pen, start))}` : absolute;
    d += (relative.length < absolute.length ? relative : absolute) + body;
    pen = end;
  }
  return d;
}
