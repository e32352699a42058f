import type { Drawing } from '#tools/art/sheet.ts';

/** Offshore: two shores, one deck. */
export const svcOffshore: Drawing = {
  name: 'svc-offshore',
  viewBox: [70, 0, 560, 394],
  view: { unit: 24, origin: [270, 100], step: 0.1 },
  draw(s) {
    s.box(0, 0, 0, 4.6, 8, 0.7);
    s.gridTop('f', 0, 0, 0.7, 4.6, 8, 4, 7);
    s.box(10, 0, 0, 4.6, 8, 0.7);
    s.gridTop('f', 10, 0, 0.7, 4.6, 8, 4, 7);
    for (let i = 0; i < 7; i++) {
      for (let j = 0; j < 3; j++) {
        const [x, y] = s.at([5.4 + j * 1.5 + (i % 2) * 0.6, 0.8 + i * 1.15, 0]);
        const hull = [
          [x, y],
          [x + 16, y],
        ] as const;
        s.stamp('f', [Math.round(x), Math.round(y)], 'q4-4 8 0t8 0', hull, [16, 0]);
      }
    }
    s.box(0.6, 0.5, 0.7, 1.8, 1.8, 3);
    s.windowsRight(2.4, 0.5, 0.9, 1.8, 2.6, 3, 5);
    s.windowsLeft(2.3, 0.6, 0.9, 1.8, 2.6, 3, 5);
    s.box(0.8, 5, 0.7, 1.6, 1.6, 1.4);
    s.windowsLeft(6.6, 0.8, 0.9, 1.6, 1, 3, 2);
    s.tree(3.6, 0.9, 0.7, 1.1, 0.42);
    s.box(3.6, 3.4, 0.7, 7.4, 1.2, 0.2, 'k');
    s.gridTop('f', 3.6, 3.4, 0.9, 7.4, 1.2, 15, 1);
    s.people(0.9, [4.8, 4], [7.2, 3.8], [9.4, 4.1]);
    s.box(11.8, 0.6, 0.7, 2, 1.6, 1.8);
    s.windowsRight(13.8, 0.6, 0.9, 1.6, 1.4, 3, 2);
    s.windowsLeft(2.2, 11.8, 0.9, 2, 1.4, 3, 2);
    s.box(12.2, 3.2, 0.7, 1.5, 1.5, 1.2);
    s.box(11.4, 5.8, 0.7, 2.4, 1.5, 2.2);
    s.windowsLeft(7.3, 11.4, 0.9, 2.4, 1.8, 4, 3);
    s.windowsRight(13.8, 5.8, 0.9, 1.5, 1.8, 2, 3);
  },
};
