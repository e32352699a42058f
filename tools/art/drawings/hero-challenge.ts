import type { Drawing } from '#tools/art/sheet.ts';

/** The far bank begins here, and so does the last finished piece of the bridge, 1.8 units out. */
const FAR = 13.2;
const GAP = [7.6, FAR - 1.8] as const;
/** The crane's mast, its jib and the hook above the gap. */
const MAST = [FAR + 1.7, 0.5] as const;
const JIB = 9.4;
const HOOK = [9.5, 3.75] as const;

/** Challenge: a bridge over the 2025 cliff, while the old town stays at work. Inlined on the home page: keep it small. */
export const heroChallenge: Drawing = {
  name: 'hero-challenge',
  viewBox: [92, -114, 744, 640],
  view: { unit: 27, origin: [300, 96], step: 1 },
  draw(s) {
    // one window size for all houses: equal text compresses
    const right = (x: number, y: number, z: number, columns: number, rows: number) =>
      s.windowsRight(x, y, z, columns * 0.55, rows * 0.6, columns, rows);
    const left = (y: number, x: number, z: number, columns: number, rows: number) =>
      s.windowsLeft(y, x, z, columns * 0.55, rows * 0.6, columns, rows);
    // the old bank
    s.land(0, 0, 3, 6, 7, 8, [
      [1.2, 'f'],
      [2.6, 'h'],
      [4, 'f'],
      [5.4, 'h'],
      [6.8, 'f'],
    ]);
    s.box(0.5, 0.6, 3, 2.2, 2.2, 4.6);
    right(2.7, 0.6, 3.2, 4, 7);
    left(2.8, 0.5, 3.2, 4, 7);
    s.box(0.5, 3.1, 3, 1.8, 1.8, 2.6);
    right(2.3, 3.2, 3.1, 3, 4);
    left(4.9, 0.6, 3.1, 3, 4);
    s.box(0.6, 5.2, 3, 1.4, 1.4, 1.4);
    left(6.6, 0.8, 3.1, 2, 2);
    right(2, 5.4, 3.1, 2, 2);
    s.tube([2.3, 4, 3.4], [3, 4, 3.4], [3, 5.9, 3.4], [2, 5.9, 3.4]);
    s.line('f', [6, 1.2, 3], [5.2, 1.5, 3], [5.3, 2.1, 3], [4.7, 2.3, 3]);
    s.line('f', [6, 6.4, 3], [5.4, 6.1, 3], [5.1, 6.3, 3]);
    s.box(4.2, 3, 3, 3.4, 1.5, 0.3);
    s.gridTop('f', 4.2, 3, 3.3, 3.4, 1.5, 7, 1);
    s.line('', [6.8, 4.5, 3], [6, 4.5, 1.2], [7.6, 4.5, 3]);
    s.people(3.3, [5, 3.5], [6.9, 4]);
    // the dimension of the gap
    s.line('f', [6, -0.2, 3], [6, -1.5, 3]);
    s.line('f', [FAR, -0.2, 3], [FAR, -1.5, 3]);
    s.dimension([6, -1.2, 3], [FAR, -1.2, 3]);
    s.inscribe([9.2, -1.55, 3], '@4', 20);
    // the new bank
    s.land(FAR, 0, 3, 6, 7, 5.4, [
      [1.1, 'f'],
      [2.4, 'h'],
      [3.6, 'f'],
      [4.6, 'h'],
    ]);
    const [cx, cy] = MAST;
    s.box(cx, cy, 3, 0.5, 0.5, 6.4, 'w');
    for (let z = 3; z < 9; z += 0.62) {
      s.line('f', [cx, cy + 0.5, z], [cx + 0.5, cy + 0.5, z + 0.62], [cx + 0.5, cy, z]);
    }
    s.box(FAR + 3.2, 0.5, 3, 1.2, 1.4, 1.3);
    s.box(FAR + 4.5, 0.5, 3, 1.1, 1.4, 2.8);
    right(FAR + 5.6, 0.7, 3.2, 2, 4);
    left(1.9, FAR + 4.5, 3.2, 2, 4);
    s.tree(FAR + 2.4, 1.8, 3, 1.3, 0.5);
    s.tree(FAR + 5.2, 2.9, 3, 1.1, 0.42);
    s.box(FAR - 1.8, 3, 3, 3.4, 1.5, 0.3);
    s.gridTop('f', FAR - 1.8, 3, 3.3, 3.4, 1.5, 7, 1);
    s.line('', [FAR - 0.8, 4.5, 3], [FAR, 4.5, 1.2], [FAR - 1.6, 4.5, 3]);
    s.box(FAR + 3.2, 4.2, 3, 2, 1.4, 0.9);
    s.box(FAR + 3.2, 4.2, 3.9, 1.2, 1.4, 0.9);
    left(5.6, FAR + 3.4, 3.1, 3, 1);
    left(5.6, FAR + 3.3, 4, 2, 1);
    s.tree(FAR + 0.9, 6.2, 3, 1.2, 0.46);
    s.tree(FAR + 5.3, 6.2, 3, 1, 0.4);
    s.people(3.3, [FAR - 0.3, 3.6], [FAR + 0.9, 4]);
    s.people(3, [FAR + 2.1, 2.7], [FAR + 2.2, 5.9]);
    // the piece still planned, and the one that hangs above its place
    const [from, to] = GAP;
    s.floor('h', from, 3, 3.3, to - from, 1.5);
    s.line('h', [from, 4.5, 3], [to, 4.5, 3]);
    const top = [cx + 0.25, cy + 0.25, JIB + 1.3] as const;
    const [hx, hy] = HOOK;
    s.tube([cx + 2.2, cy - 0.9, JIB], [cx + 0.25, cy + 0.25, JIB], [hx - 0.5, hy + 0.36, JIB]);
    s.line('', [cx + 0.25, cy + 0.25, JIB], top, [hx + 0.4, hy - 0.3, JIB]);
    s.line('', top, [cx + 2.1, cy - 0.85, JIB]);
    s.box(cx + 1.8, cy - 1, JIB - 0.8, 0.7, 0.5, 0.6);
    s.line('', [hx, hy, JIB - 0.1], [hx, hy, 6.1], [from + 0.3, hy, 4.9]);
    s.line('', [hx, hy, 6.1], [to - 0.3, hy, 4.9]);
    s.line('c', [from, 4.5, 4.6], [from, 4.5, 3.3]);
    s.line('c', [to, 4.5, 4.6], [to, 4.5, 3.3]);
    s.line('c', [to, 3, 4.6], [to, 3, 3.3]);
    s.box(from, 3, 4.6, to - from, 1.5, 0.3, 'k');
    s.leader([1.6, 1.6, 7.6], -30, -34, '@1', 'end', 20);
    s.inscribe([9.7, 4, 4.9], '@2', 19, 'xw');
    s.leader([FAR + 5, 1.2, 5.8], 20, -36, '@3', 'start', 12);
  },
};
