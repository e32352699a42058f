import type { Drawing } from '#tools/art/sheet.ts';

/** Cloud, in preparation: an extension of three dashed floors above the one foundation that already stands. */
export const preparationCloud: Drawing = {
  name: 'preparation-cloud',
  viewBox: [60, -34, 500, 420],
  view: { unit: 26, origin: [290, 130], step: 0.1 },
  draw(s) {
    s.floor('t', -0.6, -0.6, 0, 10.2, 8.2);
    s.gridTop('f', -0.6, -0.6, 0, 10.2, 8.2, 10, 8);
    s.box(0.6, 0.6, 0, 5.4, 3.6, 0.4);
    s.gridTop('f', 0.6, 0.6, 0.4, 5.4, 3.6, 6, 4);
    // racks of the one existing floor
    for (const x of [1, 2.4]) {
      s.box(x, 1.2, 0.4, 0.9, 2.4, 1.3);
      s.windowsRight(x + 0.9, 1.3, 0.5, 2.2, 1.1, 4, 3, 'f', 0.14);
    }
    s.line('c', [0.6, 4.2, 0.4], [0.6, 4.2, 5.8]);
    s.line('c', [6, 0.6, 0.4], [6, 0.6, 5.8]);
    s.line('c', [6, 4.2, 0.4], [6, 4.2, 5.8]);
    s.ghost(0.6, 0.6, 2.4, 5.4, 3.6, 0.3);
    s.ghost(0.6, 0.6, 4.1, 5.4, 3.6, 0.3);
    s.ghost(0.6, 0.6, 5.8, 5.4, 3.6, 0.3);
    // staked out for later
    s.ghost(6.8, 1, 0, 2, 2.4, 1.3);
    s.floor('h', 1, 5.2, 0, 5, 1.8);
    s.box(6.9, 5.4, 0, 0.14, 0.14, 1.9, 'k');
    s.poly('k', [7.04, 5.54, 1.9], [7.04, 6.7, 1.6], [7.04, 5.54, 1.2]);
    s.people(0, [7.9, 4.6], [4, 6.2], [2.4, 7]);
    s.dimension([1, 7.9, 0], [6, 7.9, 0]);
    s.line('f', [1, 7.1, 0], [1, 8.3, 0]);
    s.line('f', [6, 7.1, 0], [6, 8.3, 0]);
  },
};
