import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Pen, project, rectangle } from './isometric.ts';
import { gatherLayers, withoutHidden } from './layers.ts';
import { covers, overlaps } from './overlap.ts';
import { Model } from './solids.ts';

const VIEW = { unit: 20, origin: [100, 50], step: 0.1 } as const;
const unit = fc.double({ min: -20, max: 20, noNaN: true });

describe('project', () => {
  it.each([
    ['the origin', [0, 0, 0], [100, 50]],
    ['x to the lower right', [1, 0, 0], [117.32, 60]],
    ['y to the lower left', [0, 1, 0], [82.68, 60]],
    ['z straight up', [0, 0, 1], [100, 30]],
  ] as const)('sends %s there', (_, point, expected) => {
    const [x, y] = project(VIEW, point);
    expect(x).toBeCloseTo(expected[0], 2);
    expect(y).toBeCloseTo(expected[1], 2);
  });

  it('hides depth: a step along x, y and z at once stays in place', () => {
    fc.assert(
      fc.property(unit, unit, unit, unit, (x, y, z, step) => {
        const [ax, ay] = project(VIEW, [x, y, z]);
        const [bx, by] = project(VIEW, [x + step, y + step, z + step]);
        expect(bx).toBeCloseTo(ax, 6);
        expect(by).toBeCloseTo(ay, 6);
      }),
    );
  });
});

describe('overlap', () => {
  const square = rectangle(0, 0, 10, 10);
  it.each([
    ['apart', rectangle(20, 0, 5, 5), false],
    ['crossing', rectangle(5, 5, 10, 10), true],
    ['within', rectangle(2, 2, 2, 2), true],
    ['touching at an edge', rectangle(10, 0, 5, 10), false],
  ])('sees two outlines %s', (_, other, expected) => {
    expect(overlaps(square, other, -0.4)).toBe(expected);
    expect(overlaps(other, square, -0.4)).toBe(expected);
  });

  it('covers what lies within, the border included', () => {
    expect(covers(square, rectangle(0, 0, 10, 10))).toBe(true);
    expect(covers(square, rectangle(5, 5, 10, 2))).toBe(false);
  });
});

describe('layers', () => {
  it('drop a face that a later one hides, and keep one that shows', () => {
    const pen = new Pen(VIEW).rect('a', 2, 2, 4, 4).rect('b', 0, 0, 10, 10).rect('t', 4, 4, 2, 2);
    expect(withoutHidden(pen.marks).map(({ tone }) => tone)).toEqual(['b', 't']);
  });

  it('gather the faces of boxes that stand apart', () => {
    const apart = new Model(VIEW).box(0, 0, 0, 1, 1, 1).box(9, 0, 0, 1, 1, 1);
    expect(gatherLayers(apart.marks).map(({ tone, marks }) => [tone, marks.length])).toEqual([
      ['a', 2],
      ['b', 2],
      ['t', 2],
    ]);
  });

  it("keep the painter's order of boxes that overlap", () => {
    const behind = new Model(VIEW).box(0, 0, 0, 3, 3, 3).box(1, 2, 0, 3, 3, 3);
    expect(gatherLayers(behind.marks).map(({ tone }) => tone)).toEqual(['a', 'b', 't', 'a', 'b', 't']);
  });
});
