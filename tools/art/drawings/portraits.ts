import { rectangle, type View } from '#tools/art/isometric.ts';
import type { Drawing, Sheet } from '#tools/art/sheet.ts';

const [WIDTH, HEIGHT] = [300, 340];
const MIDDLE = WIDTH / 2;
const VIEW: View = { unit: 1, origin: [0, 0], step: 1 };

/** The sheet behind the sitter: axes through the head, and a dimension beside it, as for any elevation. */
function background(s: Sheet): void {
  s.rect('b', 6, 6, 288, 328);
  for (const y of [62, 186]) {
    s.trace('f', [
      [22, y],
      [54, y],
    ]);
  }
  s.trace('f', [
    [38, 62],
    [38, 186],
  ]);
  for (const y of [62, 186]) {
    s.trace('f', [
      [34, y + 4],
      [42, y - 4],
    ]);
  }
}

const axes = (s: Sheet): void => {
  s.trace('c', [
    [MIDDLE, 18],
    [MIDDLE, 322],
  ]).trace('c', [
    [18, 124],
    [282, 124],
  ]);
};

const head = (s: Sheet): void => {
  s.stamp('t', [132, 168], 'v40l18 18 18-18v-40z', rectangle(132, 168, 36, 58));
  s.stamp(
    't',
    [112, 112],
    'v26q0 22 16 36 10 10 22 10t22-10q16-14 16-36v-26q0-46-38-46t-38 46z',
    rectangle(112, 66, 76, 118),
  );
};

/** The representative: jacket, shirt, and the tie as the one red thing. */
export const portraitRepresentative: Drawing = {
  name: 'portrait-representative',
  viewBox: [0, 0, WIDTH, HEIGHT],
  view: VIEW,
  draw(s) {
    background(s);
    axes(s);
    s.stamp('a', [36, 334], 'v-36q0-52 54-66l42-14 18 18 18-18 42 14q54 14 54 66v36z', rectangle(36, 218, 228, 116));
    head(s);
    s.stamp('t', [128, 210], 'l22 34 22-34 8 6-30 70-30-70z', rectangle(120, 204, 60, 82));
    s.stamp('k', [144, 246], 'h12l4 8-6 12 3 10-7 10-7-10 3-10-6-12z', rectangle(140, 246, 20, 40));
    s.stamp('a', [120, 216], 'l30 70-2 48h-34l-18-58 10-8-8-10z', rectangle(94, 216, 56, 118));
    s.stamp('a', [180, 216], 'l-30 70 2 48h34l18-58-10-8 8-10z', rectangle(150, 216, 56, 118));
    // hair, parted
    s.stamp('m', [108, 122], 'q-8-66 44-66t40 66l-6-2q2-26-14-34-30 8-50-2-10 12-8 36z', rectangle(100, 56, 92, 66));
  },
};

/** The CTO: bobbed hair, a plain collar, and the red pencil behind the ear. */
export const portraitCto: Drawing = {
  name: 'portrait-cto',
  viewBox: [0, 0, WIDTH, HEIGHT],
  view: VIEW,
  draw(s) {
    background(s);
    axes(s);
    s.stamp('m', [100, 190], 'q-8-30-4-74 6-60 54-60t54 60q4 44-4 74z', rectangle(94, 56, 112, 134));
    s.stamp('a', [44, 334], 'v-34q0-50 52-64l36-12 18 16 18-16 36 12q52 14 52 64v34z', rectangle(44, 224, 212, 110));
    head(s);
    s.stamp('b', [116, 222], 'l34 44 34-44 14 6-48 62-48-62z', rectangle(102, 222, 96, 68));
    s.trace('f', [
      [150, 266],
      [150, 334],
    ]);
    s.stamp('m', [110, 128], 'q-4-62 40-62t40 62q-12-10-18-34-22 20-46 20-12 0-16 14z', rectangle(106, 66, 84, 62));
    s.stamp('k', [178, 112], 'l44-26 4 7-44 26-8 2z', rectangle(174, 86, 52, 36));
  },
};
