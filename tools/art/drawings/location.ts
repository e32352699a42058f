import type { Drawing, Sheet } from '#tools/art/sheet.ts';

/** Blocks of the invented street grid: x, y, width, depth, and the height of the houses. */
const REAR: readonly (readonly [x: number, y: number, w: number, d: number, h: number])[] = [
  [0.5, 2.3, 1.9, 1.2, 0.5],
  [2.8, 2.3, 1.9, 1.2, 0.4],
  [0.5, 4, 1.9, 1.2, 0.4],
  [8.3, 2.3, 1.9, 1.2, 0.6],
  [10.6, 2.3, 1.9, 1.2, 0.4],
  [10.6, 4, 1.9, 1.2, 0.5],
];
const FRONT: typeof REAR = [
  [0.5, 8, 1.9, 1.3, 0.4],
  [2.8, 8, 1.9, 1.3, 0.6],
  [5.1, 8, 2.7, 1.3, 0.4],
  [8.2, 8, 1.9, 1.3, 0.5],
  [10.5, 8, 2, 1.3, 0.4],
];
/** The three coaches of a train. */
const TRAIN = [0.4, 2.5, 4.6] as const;

function blocks(s: Sheet, all: typeof REAR): void {
  for (const [x, y, w, d, h] of all) {
    s.box(x, y, 0, w, d, h);
    s.windowsLeft(y + d, x, 0.05, w, h - 0.1, Math.round(w * 2.4), 1, 'wn', 0.2);
  }
}

/** The head office, before the street map is asked for: moat, station square, railway, and one disc where we are. */
export const location: Drawing = {
  name: 'location',
  viewBox: [10, 16, 640, 366],
  view: { unit: 25, origin: [290, 70], step: 0.1 },
  draw(s) {
    s.floor('t', 0, 0, 0, 13, 10.5);
    // the moat
    s.floor('wn', 0, 0, 0, 13, 1.2).line('', [0, 1.2, 0], [13, 1.2, 0]);
    for (const x of [1.4, 4.2, 7, 9.8, 12]) {
      const [px, py] = s.at([x, 0.6, 0]);
      const wave = [px, py] as const;
      s.stamp('f', [px - 8, py], 'q4-4 8 0t8 0', [wave, [px + 8, py]], [16, 0]);
    }
    blocks(s, REAR.slice(0, 3));
    // our building stands on the square
    s.box(5.3, 2.2, 0, 1.8, 1.3, 1.8);
    s.windowsLeft(3.5, 5.3, 0.1, 1.8, 1.6, 4, 4, 'wn', 0.2);
    s.windowsRight(7.1, 2.2, 0.1, 1.3, 1.6, 3, 4, 'wn', 0.2);
    blocks(s, REAR.slice(3));
    // the square
    s.floor('b', 3, 4, 0, 7.2, 1);
    s.gridTop('f', 3, 4, 0, 7.2, 1, 12, 2);
    s.people(0, [4.4, 4.5], [6.6, 4.7], [8.8, 4.4]);
    // railway and station
    s.floor('a', -0.6, 6.1, 0, 14.2, 1.3);
    for (let x = -0.4; x < 13.6; x += 0.4) s.line('f', [x, 6.2, 0], [x, 7.3, 0]);
    s.line('', [-0.6, 6.4, 0], [13.6, 6.4, 0]).line('', [-0.6, 7.1, 0], [13.6, 7.1, 0]);
    s.box(3.6, 5.3, 0, 6, 0.8, 0.8);
    s.windowsLeft(6.1, 3.6, 0.1, 6, 0.6, 12, 1, 'wn', 0.22);
    s.box(6, 5.3, 0.8, 1.2, 0.8, 0.5);
    for (const x of TRAIN) {
      s.box(x, 6.55, 0, 2, 0.5, 0.5, 'w');
      s.windowsLeft(7.05, x, 0.12, 2, 0.3, 5, 1, 'wn', 0.16);
    }
    blocks(s, FRONT);
    // one block is still to be built
    s.ghost(8.2, 8, 0.5, 1.9, 1.3, 0.7);
    s.disc('k', 6.2, 2.85, 1.8, 0.42);
    s.leader([6.2, 2.85, 1.8], 34, -58, '@1', 'start', 14);
    s.leader([8.9, 5.7, 0.8], 80, -84, '@2', 'start', 14);
    s.leader([1, 1.75, 0], -26, -34, '@3', 'end', 14);
    s.leader([12.5, 9.95, 0], 30, 12, '@4', 'start', 12);
    s.letter([36, 352], '@5', 'start', 12);
  },
};
