import type { Drawing } from '#tools/art/sheet.ts';

const Q = 0.26;
const POSTS = [
  [0, 0],
  [3, 0],
  [6, 0],
  [0, 4],
  [3, 4],
] as const;

/** Careers: a frame going up, and the last post handed in together. */
export const recruit: Drawing = {
  name: 'recruit',
  viewBox: [14, 12, 500, 410],
  view: { unit: 30, origin: [220, 150], step: 0.1 },
  draw(s) {
    s.floor('t', -1, -1, 0, 10.0, 7.4);
    s.gridTop('f', -1, -1, 0, 10, 7.4, 10, 8);
    for (const [x, y] of POSTS) s.box(x, y, 0, Q, Q, 3, 'w');
    s.box(0, 0, 3, 6.26, Q, Q, 'w');
    s.box(0, Q, 3, Q, 4, Q, 'w');
    s.box(3, Q, 3, Q, 4, Q, 'w');
    s.box(0, 4, 3, 3.26, Q, Q, 'w');
    s.people(3.26, [1.6, 4.1], [3.1, 2.2]);
    // the corner that is still missing, and its post on the way
    s.floor('h', 6, 4, 0, 0.26, 0.26);
    s.line('h', [6, 4.26, 0], [6, 4.26, 3]);
    s.line('h', [6.26, 4.26, 0], [6.26, 4.26, 3]);
    s.line('h', [6.26, 4, 0], [6.26, 4, 3]);
    s.line('h', [3.26, 4.26, 3.26], [6.26, 4.26, 3.26], [6.26, 0, 3.26]);
    s.box(5.3, 4.6, 0.9, Q, Q, 2.6, 'k');
    s.people(0, [5.1, 5.3], [6.1, 5.1], [7.6, 3], [7.9, 1.2]);
    for (const x of [1.4, 1.9]) s.line('', [x, 5.4, 0], [x, 4.3, 3.6]);
    for (const z of [0.4, 0.9, 1.4, 1.9, 2.4, 2.9]) s.line('', [1.4, 5.4 - z * 0.31, z], [1.9, 5.4 - z * 0.31, z]);
    s.tree(8.2, 5.4, 0, 1.4, 0.55);
  },
};
