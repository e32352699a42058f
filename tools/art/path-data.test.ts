import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinSubpaths, type Point, packNumbers, round, traceEllipse, tracePath } from './path-data.ts';

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
const corners = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 8 });

/** Walks relative path commands (h, v, l) and returns every corner. */
function walk([x, y]: Point, body: string): Point[] {
  const visited: Point[] = [[x, y]];
  for (const [, command = '', list = ''] of body.matchAll(/([hvl])([^a-z]*)/g)) {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    while (numbers.length > 0) {
      if (command !== 'v') x += numbers.shift() ?? 0;
      if (command !== 'h') y += numbers.shift() ?? 0;
      visited.push([x, y]);
    }
  }
  return visited;
}

describe('round', () => {
  it.each([
    [12.345, 0.1, 12.3],
    [12.35, 0.5, 12.5],
    [12.5, 1, 13],
    [-0.02, 0.1, 0],
    [0.1 + 0.2, 0.1, 0.3],
  ])('takes %d in steps of %d to %d', (value, step, expected) => {
    expect(round(value, step)).toBe(expected);
  });

  it('never answers minus zero', () => {
    fc.assert(fc.property(coordinate, (value) => !Object.is(round(value), -0)));
  });
});

describe('packNumbers', () => {
  it.each([
    [[0.5, -3, 2], '.5-3 2'],
    [[1.5, 0.5], '1.5.5'],
    [[1, 0.5], '1 .5'],
    [[-0.5, -0.5], '-.5-.5'],
    [[], ''],
  ])('writes %j as %j', (values, text) => {
    expect(packNumbers(values)).toBe(text);
  });
});

describe('tracePath', () => {
  it('uses h and v along the axes and closes without repeating the start', () => {
    const body = 'h10v5z';
    expect(
      tracePath(
        [
          [0, 0],
          [10, 0],
          [10, 5],
        ],
        true,
      ),
    ).toEqual({ start: [0, 0], end: [0, 0], body });
  });

  it('comes back to every rounded corner, without drift', () => {
    fc.assert(
      fc.property(corners, (points) => {
        const { start, end, body } = tracePath(points);
        const last = walk(start, body).at(-1) ?? start;
        const [x = 0, y = 0] = points.at(-1) ?? [];
        expect(last[0]).toBeCloseTo(round(x), 6);
        expect(last[1]).toBeCloseTo(round(y), 6);
        expect(end).toEqual([round(x), round(y)]);
      }),
    );
  });

  it('throws when there is nothing to trace', () => {
    expect(() => tracePath([])).toThrow('expected at least one corner');
  });
});

describe('traceEllipse', () => {
  it('starts at the left end and returns to it', () => {
    expect(traceEllipse([10, 10], 4, 2)).toEqual({ start: [6, 10], end: [6, 10], body: 'a4 2 0 108 0a4 2 0 10-8 0z' });
  });
});

describe('joinSubpaths', () => {
  it('moves by the shorter of an absolute and a relative step', () => {
    const near = { start: [101, 100] as const, end: [104, 100] as const, body: 'h3' };
    const far = { start: [900, 5] as const, end: [903, 5] as const, body: 'h3' };
    expect(joinSubpaths([near, { ...near, start: [105, 100] }, far])).toBe('M101 100h3m1 0h3M900 5h3');
  });
});
