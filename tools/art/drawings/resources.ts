import type { Point3 } from '#tools/art/isometric.ts';
import type { Drawing, Sheet } from '#tools/art/sheet.ts';

/** The end of a rolled sheet, seen in the rack's front. */
const roll = (s: Sheet, point: Point3) => s.dot('bu', point, 6);

/** Resources: a rack of rolled drawings. Most are in their places, one is handed out, one place is still empty. */
export const resources: Drawing = {
  name: 'resources',
  viewBox: [60, -20, 500, 406],
  view: { unit: 26, origin: [290, 126], step: 0.1 },
  draw(s) {
    s.floor('t', -0.6, -0.6, 0, 10.2, 8.2);
    s.gridTop('f', -0.6, -0.6, 0, 10.2, 8.2, 10, 8);
    const [columns, rows, cell, front] = [4, 3, 1.5, 3];
    s.box(0.4, 0.6, 0, columns * cell, 2.4, 0.2);
    s.box(0.4, 0.6, 0.2, columns * cell, 2.4, rows * cell);
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j < rows; j++) {
        const [x, z] = [0.4 + i * cell, 0.2 + j * cell];
        s.poly('', [x, front, z], [x + cell, front, z], [x + cell, front, z + cell], [x, front, z + cell]);
        if (i === 2 && j === 1) continue;
        // two or three below, one on top of them
        const below = (i + j) % 2 === 0 ? [0.4, 0.94] : [0.35, 0.8, 1.25];
        for (const at of below) roll(s, [x + at, front, z + 0.3]);
        roll(s, [x + 0.63, front, z + 0.7]);
      }
    }
    // the empty place
    s.poly('h', [3.6, front, 1.9], [4.7, front, 1.9], [4.7, front, 3], [3.6, front, 3]);
    s.box(0.4, 0.6, 4.7, 6, 2.4, 0.16);
    s.box(1, 1.1, 4.86, 1.6, 1.2, 0.7);
    s.box(3.2, 1.1, 4.86, 2, 0.3, 0.3, 'w');
    // the table for reading, with the red roll
    s.box(3, 5.2, 0.6, 3.4, 1.5, 0.12, 'w');
    for (const x of [3, 6.4]) s.line('', [x, 6.7, 0.6], [x, 6.7, 0]);
    s.line('', [6.4, 5.2, 0.6], [6.4, 5.2, 0]);
    s.floor('t', 4.6, 5.35, 0.74, 1.6, 1.2);
    s.gridTop('f', 4.6, 5.35, 0.74, 1.6, 1.2, 4, 3);
    s.drum(3.7, 5.9, 0.72, 0.2, 1.5, 'k');
    s.people(0, [7.2, 5.8], [2.3, 6.2], [8, 2.8]);
  },
};
