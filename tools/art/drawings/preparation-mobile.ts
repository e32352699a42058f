import type { Drawing } from '#tools/art/sheet.ts';

/** Mobile apps, in preparation: a footing for three upright panes, the first being measured, the others dashed. */
export const preparationMobile: Drawing = {
  name: 'preparation-mobile',
  viewBox: [60, -26, 500, 412],
  view: { unit: 26, origin: [290, 130], step: 0.1 },
  draw(s) {
    s.floor('t', -0.6, -0.6, 0, 10.2, 8.2);
    s.gridTop('f', -0.6, -0.6, 0, 10.2, 8.2, 10, 8);
    s.box(0.3, 1.6, 0, 9, 1.4, 0.4);
    s.gridTop('f', 0.3, 1.6, 0.4, 9, 1.4, 9, 1);
    const front = 2.4;
    for (const x of [0.6, 3.6, 6.6]) {
      s.ghost(x, 2, 0.4, 2.4, 0.4, 4.6);
      // the screen
      s.poly('h', [x + 0.2, front, 1], [x + 2.2, front, 1], [x + 2.2, front, 4.7], [x + 0.2, front, 4.7]);
    }
    // the first one is being laid out: a heading, a picture, two rows, one button
    s.windowsLeft(front, 0.8, 4, 2, 0.5, 1, 1, 'f', 0.1);
    s.windowsLeft(front, 0.8, 2.6, 2, 1.4, 1, 1, 'f', 0.08);
    s.windowsLeft(front, 0.8, 1.9, 2, 0.7, 2, 1, 'f', 0.14);
    s.windowsLeft(front, 0.8, 1.1, 2, 0.7, 1, 1, 'k', 0.14);
    s.dimension([0.6, front, 5.7], [3, front, 5.7]);
    s.line('f', [0.6, front, 5.1], [0.6, front, 6]);
    s.line('f', [3, front, 5.1], [3, front, 6]);
    s.line('', [3.9, 4.6, 0], [3.5, 2.5, 3.4]);
    s.line('', [4.4, 4.6, 0], [4, 2.5, 3.4]);
    for (const z of [0.5, 1, 1.5, 2, 2.5, 3]) {
      const [x, y] = [3.9 - z * 0.118, 4.6 - z * 0.618];
      s.line('', [x, y, z], [x + 0.5, y, z]);
    }
    s.people(0, [1.6, 4.6], [5.4, 5], [7.8, 4.4]);
  },
};
