import type { Drawing } from '#tools/art/sheet.ts';

/** Privacy: a plan cabinet. Every drawer has its place, one is open in its keeper's hands, one is locked with the red lock. */
export const privacy: Drawing = {
  name: 'privacy',
  viewBox: [60, 0, 500, 386],
  view: { unit: 26, origin: [290, 126], step: 0.1 },
  draw(s) {
    s.floor('t', -0.6, -0.6, 0, 10.2, 8.2);
    s.gridTop('f', -0.6, -0.6, 0, 10.2, 8.2, 10, 8);
    const [w, d, rows, height] = [6.4, 3.4, 6, 0.62];
    s.box(0.4, 0.4, 0, w, d, 0.3);
    s.box(0.4, 0.4, 0.3, w, d, rows * height);
    const front = 0.4 + d;
    for (let i = 0; i < rows; i++) {
      const z = 0.3 + i * height;
      s.windowsLeft(front, 0.5, z + 0.03, w - 0.2, height - 0.06, 2, 1, 'f', 0.03);
      for (const x of [1.6, 4.8]) s.line('', [x, front, z + 0.3], [x + 0.7, front, z + 0.3]);
    }
    s.box(0.4, 0.4, 0.3 + rows * height, w, d, 0.14);
    s.box(1, 1, 0.44 + rows * height, 2.2, 1.4, 0.16, 'w');
    // the open drawer, and the sheet that is taken out of it
    s.box(0.55, front, 2.2, 3, 1.5, 0.5);
    s.floor('t', 0.75, front + 0.05, 2.7, 2.6, 1.3);
    s.gridTop('f', 0.75, front + 0.05, 2.7, 2.6, 1.3, 4, 3);
    s.line('c', [0.55, front + 1.5, 2.2], [0.55, front + 1.5, 0]);
    s.line('c', [3.55, front + 1.5, 2.2], [3.55, front + 1.5, 0]);
    s.floor('h', 0.55, front, 0, 3, 1.5);
    // the lock
    s.box(4.75, front, 1.05, 0.7, 0.3, 0.6, 'k');
    s.line('', [4.9, front + 0.15, 1.65], [4.9, front + 0.15, 2], [5.3, front + 0.15, 2], [5.3, front + 0.15, 1.65]);
    s.people(0, [4.3, 5.4], [7.6, 4], [2, 7]);
  },
};
