import type { Drawing } from '#tools/art/sheet.ts';

/** How high the six columns stand on a scale of 5; the specification's levels run from 80 to 95. */
const LEVELS = [4.6, 4.2, 4.5, 4, 4.3, 4.1] as const;
const FULL = 5;

/** Skills: six graduated columns measured against one staff; the dashed caps are what is left to learn. */
export const skills: Drawing = {
  name: 'skills',
  viewBox: [66, -34, 500, 430],
  view: { unit: 26, origin: [280, 130], step: 0.1 },
  draw(s) {
    s.floor('t', -0.8, -0.8, 0, 11, 8);
    s.gridTop('f', -0.8, -0.8, 0, 11, 8, 11, 8);
    s.box(0, 0, 0, 9.4, 4.8, 0.3);
    for (const [i, level] of LEVELS.entries()) {
      const [x, y] = [0.5 + (i % 3) * 3, i < 3 ? 0.4 : 2.8];
      s.box(x, y, 0.3, 1.5, 1.4, level);
      for (let z = 0.5; z < level; z += 0.5) {
        const long = Math.round(z * 2) % 2 === 0;
        s.line('f', [x, y + 1.4, z + 0.3], [x + (long ? 0.8 : 0.4), y + 1.4, z + 0.3]);
      }
      s.ghost(x, y, 0.3 + level, 1.5, 1.4, FULL - level);
    }
    // the measuring staff
    s.box(10, 3.4, 0, 0.24, 0.24, 5.3, 'k');
    s.line('c', [10, 3.6, 5.3], [8, 3.6, 5.3]);
    s.people(0, [9.9, 4.5], [3.6, 6.2], [6.4, 6]);
  },
};
