import type { Point } from '#tools/art/path-data.ts';
import type { Drawing } from '#tools/art/sheet.ts';

/** Architect service: the drawing becomes the building. */
export const svcArchitect: Drawing = {
  name: 'svc-architect',
  viewBox: [54, 28, 570, 410],
  view: { unit: 26, origin: [290, 120], step: 0.1 },
  draw(s) {
    s.box(0, 0, 0.9, 10, 8, 0.25);
    s.line('', [0, 8, 0.9], [0, 8, -1]);
    s.line('', [10, 8, 0.9], [10, 8, -1]);
    s.line('', [10, 0, 0.9], [10, 0, -1]);
    const z = 1.15;
    s.floor('t', 0.6, 0.5, z, 8.8, 7.0);
    s.gridTop('f', 0.6, 0.5, z, 8.8, 7, 11, 9);
    s.floor('', 0.9, 0.8, z, 8.2, 6.4);
    s.floor('t', 6.4, 5.9, z, 2.7, 1.3);
    s.line('f', [6.4, 6.55, z], [9.1, 6.55, z]);
    s.line('f', [7.4, 5.9, z], [7.4, 7.2, z]);
    s.floor('h', 1.6, 1.4, z, 3.4, 3.6);
    s.box(1.6, 1.4, z, 3.4, 1.7, 2.6);
    s.windowsRight(5, 1.4, z + 0.2, 1.7, 2.2, 3, 3);
    s.windowsLeft(3.1, 1.6, z + 0.2, 3.4, 2.2, 5, 3);
    s.box(1.6, 3.1, z, 1.7, 1.9, 1.3);
    s.windowsLeft(5, 1.6, z + 0.15, 1.7, 1, 3, 1);
    s.windowsRight(3.3, 3.1, z + 0.15, 1.9, 1, 3, 1);
    s.floor('h', 3.3, 3.1, z, 1.7, 1.9);
    s.line('h', [5, 5, z], [5, 5, z + 1.3]);
    s.line('h', [3.3, 5, z + 1.3], [5, 5, z + 1.3], [5, 3.1, z + 1.3]);
    s.line('', [6.2, 1.6, z], [8.6, 1.6, z], [8.6, 3.2, z], [6.2, 3.2, z], [6.2, 1.6, z]);
    s.line('', [7.4, 1.6, z], [7.4, 3.2, z]);
    s.line('', [6.2, 4.2, z], [8.6, 4.2, z]);
    s.dimension([6.2, 3.8, z], [8.6, 3.8, z]);
    s.dimension([1.6, 5.9, z], [5, 5.9, z]);
    s.line('f', [1.6, 5.2, z], [1.6, 6.2, z]);
    s.line('f', [5, 5.2, z], [5, 6.2, z]);
    // the red pencil, from its point to its blunt end
    const [x0, y0] = s.at([6, 6.6, z]);
    const [x1, y1] = s.at([8.6, 3.4, 4.2]);
    const width = 4.5 / Math.hypot(x1 - x0, y1 - y0);
    const along = (share: number, side: number): Point => [
      x0 + (x1 - x0) * share - (y1 - y0) * width * side,
      y0 + (y1 - y0) * share + (x1 - x0) * width * side,
    ];
    s.trace('t', [along(0, 0), along(0.13, 1), along(0.13, -1)], true);
    s.trace('k', [along(0.13, 1), along(1, 1), along(1, -1), along(0.13, -1)], true);
    s.trace('f', [along(0.13, 0.3), along(1, 0.3)]);
    s.line('kl', [3.3, 6.6, z], [4.4, 6.75, z], [6, 6.6, z]);
  },
};
