import type { Point } from './path-data.ts';

/** A convex outline: a face's corners in order, or the two ends of a line. */
export type Outline = readonly Point[];

const axesOf = (outline: Outline): Point[] =>
  outline.map(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y];
    const length = Math.hypot(nx - x, ny - y) || 1;
    return [(y - ny) / length, (nx - x) / length];
  });

const span = (outline: Outline, [ax, ay]: Point): Point => {
  const reach = outline.map(([x, y]) => x * ax + y * ay);
  return [Math.min(...reach), Math.max(...reach)];
};

/**
 * Tell whether two convex outlines come nearer to each other than `gap` px (separating axes). Outlines that only touch
 * do not overlap at a negative gap.
 *
 * @example overlaps([[0, 0], [4, 0], [4, 4], [0, 4]], [[6, 0], [9, 0], [9, 4]], 1) // => false
 */
export function overlaps(a: Outline, b: Outline, gap: number): boolean {
  return [...axesOf(a), ...axesOf(b)].every((axis) => {
    const [a0, a1] = span(a, axis);
    const [b0, b1] = span(b, axis);
    return a1 - b0 > -gap && b1 - a0 > -gap;
  });
}

/**
 * Tell whether `inner` lies within the convex `outer`, its border included (0.3 px of grace for rounding).
 *
 * @example covers([[0, 0], [9, 0], [9, 9], [0, 9]], [[1, 1], [2, 5]]) // => true
 */
export function covers(outer: Outline, inner: Outline): boolean {
  if (outer.length < 3) return false;
  return axesOf(outer).every((axis) => {
    const [o0, o1] = span(outer, axis);
    const [i0, i1] = span(inner, axis);
    return i0 >= o0 - 0.3 && i1 <= o1 + 0.3;
  });
}
