import type { Drawing } from '#tools/art/sheet.ts';

const Q = 0.2;
const POSTS = [
  [0, 0],
  [1.6, 0],
  [3.2, 0],
  [0, 1.6],
  [3.2, 1.6],
  [0, 3.2],
  [1.6, 3.2],
  [3.2, 3.2],
] as const;

/** Contract development: foundation, frame, handed over. */
export const svcContract: Drawing = {
  name: 'svc-contract',
  viewBox: [86, 10, 550, 410],
  view: { unit: 24, origin: [260, 90], step: 0.1 },
  draw(s) {
    s.floor('t', -0.8, -0.8, 0, 15.8, 6.2);
    const slab = (x: number) => s.box(x, 0.6, 0, 3.4, 3.4, 0.3);
    slab(0);
    s.gridTop('f', 0, 0.6, 0.3, 3.4, 3.4, 4, 4);
    s.floor('h', 0, 0.6, 3, 3.4, 3.4);
    s.line('h', [0, 4, 0.3], [0, 4, 3]);
    s.line('h', [3.4, 4, 0.3], [3.4, 4, 3]);
    s.line('h', [3.4, 0.6, 0.3], [3.4, 0.6, 3]);
    slab(5.2);
    // the frame, in the painter's order of its posts
    for (const [x, y] of POSTS) s.box(5.2 + x, 0.6 + y, 0.3, Q, Q, 2.6, 'w');
    s.box(5.2, 0.6, 2.9, 3.4, Q, Q, 'w');
    s.box(5.2, 0.8, 2.9, Q, 3.2, Q, 'w');
    s.box(5.2, 3.8, 2.9, 3.4, Q, Q, 'w');
    s.box(8.4, 0.6, 2.9, Q, 3.4, Q, 'w');
    s.line('', [5.3, 4, 0.3], [6.9, 4, 2.9]);
    s.line('', [8.6, 3.9, 0.3], [8.6, 2.3, 2.9]);
    slab(10.4);
    s.box(10.4, 0.6, 0.3, 3.4, 3.4, 2.6);
    s.windowsLeft(4, 10.4, 0.6, 3.4, 2, 3, 2, 'wn', 0.16);
    s.windowsRight(13.8, 0.6, 0.6, 3.4, 2, 3, 2, 'wn', 0.16);
    s.box(10.4, 0.6, 2.9, 3.4, 3.4, 0.2, 'k');
    s.dimension([0, 6.6, 0], [13.8, 6.6, 0]);
    for (const x of [0, 5.2, 10.4, 13.8]) s.line('f', [x, 4.6, 0], [x, 7, 0]);
    for (const [i, x] of [1.7, 6.9, 12.1].entries()) s.bubble(s.at([x, 7.3, 0]), String(i + 1), 12);
    s.people(0, [4.3, 4.4], [9.4, 4.6], [14.4, 4.4], [14.4, 2.6]);
  },
};
