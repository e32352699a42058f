import type { Drawing } from '#tools/art/sheet.ts';

/** 404: an empty board and one pin; the dashed outline is where the sheet hung. */
export const notFound: Drawing = {
  name: 'not-found',
  viewBox: [70, -12, 470, 400],
  view: { unit: 26, origin: [290, 140], step: 0.1 },
  draw(s) {
    s.floor('t', -0.6, -0.6, 0, 9.6, 8.2);
    s.gridTop('f', -0.6, -0.6, 0, 9.6, 8.2, 9, 8);
    // rear legs, then the board and the tray
    s.line('', [1.6, 0.4, 0], [1.6, 1.4, 3.2]);
    s.line('', [7, 0.4, 0], [7, 1.4, 3.2]);
    s.box(0.9, 1.6, 0, 0.26, 0.26, 4.9, 'w');
    s.box(7.3, 1.6, 0, 0.26, 0.26, 4.9, 'w');
    s.box(0.6, 1.86, 0.9, 7.4, 0.2, 4.4, 'w');
    s.poly('', [0.9, 2.06, 1.2], [7.7, 2.06, 1.2], [7.7, 2.06, 5], [0.9, 2.06, 5]);
    s.poly('h', [2.4, 2.06, 1.7], [6.2, 2.06, 1.7], [6.2, 2.06, 4.4], [2.4, 2.06, 4.4]);
    s.dot('k', [4.3, 2.06, 4.15], 7);
    s.line('', [4.3, 2.06, 4.15], [4.3, 2.06, 3.75]);
    s.box(1.6, 2.06, 0.9, 5.4, 0.34, 0.1);
    // one looks, two search
    s.people(0, [3.6, 4.6], [7, 4.6], [1.2, 5.8]);
    s.box(6.4, 6.2, 0, 1, 1, 0.8);
    s.gridTop('f', 6.4, 6.2, 0.8, 1, 1, 3, 1);
  },
};
