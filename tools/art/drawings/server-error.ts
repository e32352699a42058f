import type { Drawing } from '#tools/art/sheet.ts';

/** Server error: a ladder has fallen beside the part under its tarpaulin, and someone has already come with the barrier. */
export const serverError: Drawing = {
  name: 'server-error',
  viewBox: [56, -2, 510, 396],
  view: { unit: 26, origin: [290, 140], step: 0.1 },
  draw(s) {
    s.floor('t', -0.6, -0.6, 0, 10.2, 8.2);
    s.gridTop('f', -0.6, -0.6, 0, 10.2, 8.2, 10, 8);
    s.box(0.4, 0.4, 0, 3.2, 3.4, 4);
    s.windowsLeft(3.8, 0.4, 0.4, 3.2, 3.2, 4, 4);
    // the part under the tarpaulin: a dashed core and the folds of the cloth
    s.poly('b', [6.8, 0.4, 0], [6.8, 3.8, 0], [6.4, 3.8, 3.1], [6.4, 0.4, 3.1]);
    s.poly('a', [3.6, 3.8, 0], [6.8, 3.8, 0], [6.4, 3.8, 3.1], [3.6, 3.8, 3.4]);
    s.poly('t', [3.6, 0.4, 3.4], [6.4, 0.4, 3.1], [6.4, 3.8, 3.1], [3.6, 3.8, 3.4]);
    for (const x of [4.3, 5.1, 5.9]) s.line('f', [x, 3.8, 0], [x - 0.1, 3.8, 2.6]);
    for (const y of [1.2, 2.1, 3]) s.line('f', [6.8, y, 0], [6.5, y, 2.4]);
    s.line('h', [3.6, 0.4, 4], [6.6, 0.4, 4], [6.6, 3.8, 4], [3.6, 3.8, 4]);
    s.line('h', [6.6, 0.4, 4], [6.6, 0.4, 3.2]);
    s.line('h', [6.6, 3.8, 4], [6.6, 3.8, 1.6]);
    // the ladder on the ground
    s.line('', [1, 5.2, 0.05], [6, 5.6, 0.05]);
    s.line('', [1, 5.8, 0.05], [6, 6.2, 0.05]);
    for (let x = 1.5; x < 6; x += 0.6) s.line('', [x, 5.2 + (x - 1) * 0.08, 0.05], [x, 5.8 + (x - 1) * 0.08, 0.05]);
    // the barrier
    for (const y of [1.4, 5.6]) {
      s.line('', [8, y, 0], [8, y, 1]);
      s.line('', [8.4, y, 0], [8, y, 1]);
    }
    s.box(7.95, 1.1, 0.75, 0.12, 4.8, 0.4, 'k');
    s.people(0, [7, 6.8], [3.6, 7], [9, 3.2]);
  },
};
