import type { Drawing } from '#tools/art/sheet.ts';

/** Height of a shelf board's compartment. */
const H = 1.1;

/** Document management: shelves drawn before they are filled, one binder taken out, one shelf still to come. */
export const caseDocument: Drawing = {
  name: 'case-document',
  viewBox: [20, -16, 520, 402],
  view: { unit: 26, origin: [290, 118], step: 0.1 },
  draw(s) {
    s.floor('t', -0.8, -0.8, 0, 10, 8.6);
    s.line('c', [-1.6, 0, 0], [10.2, 0, 0]);
    s.line('c', [0, -1.6, 0], [0, 8.6, 0]);
    // two runs of shelves, their binders of differing thickness
    for (const [y, fills] of [
      [0, [3, 5, 4, 2]],
      [3.4, [4, 2, 5, 3]],
    ] as const) {
      s.box(0, y, 0, 7.2, 1.3, 3 * H + 0.3);
      for (let k = 0; k <= 3; k++) s.line('', [0, y + 1.3, 0.15 + k * H], [7.2, y + 1.3, 0.15 + k * H]);
      for (let i = 1; i < 4; i++) s.line('', [i * 1.8, y + 1.3, 0.15], [i * 1.8, y + 1.3, 0.15 + 3 * H]);
      for (let k = 0; k < 3; k++) {
        for (let i = 0; i < 4; i++) {
          const isTaken = y > 0 && k === 1 && i === 2;
          const columns = fills[(i + k) % 4] ?? 3;
          if (isTaken) {
            s.poly(
              'm',
              [3.7, y + 1.3, 0.2 + H],
              [5.3, y + 1.3, 0.2 + H],
              [5.3, y + 1.3, 0.1 + 2 * H],
              [3.7, y + 1.3, 0.1 + 2 * H],
            );
          } else {
            s.windowsLeft(
              y + 1.3,
              i * 1.8 + 0.1,
              0.2 + k * H,
              1.6,
              H - 0.25,
              columns,
              1,
              (i + k) % 3 === 2 ? 'f' : 'wn',
              0.12,
            );
          }
        }
      }
    }
    // the document that is being read, and the way back to its place
    const z = 0.2 + H;
    s.line('h', [3.8, 4.7, z], [3.8, 6.1, z]);
    s.line('h', [5.2, 4.7, z], [5.2, 6.1, z]);
    s.box(3.8, 6.1, z, 1.4, 1, 0.8, 'k');
    s.line('c', [3.8, 7.1, z], [3.8, 7.1, 0]);
    s.line('c', [5.2, 7.1, z], [5.2, 7.1, 0]);
    s.floor('h', 3.8, 6.1, 0, 1.4, 1);
    // the shelf to come
    s.floor('h', 7.9, 0, 0, 1, 4.7);
    s.line('h', [7.9, 4.7, 0], [7.9, 4.7, 3 * H + 0.3], [8.9, 4.7, 3 * H + 0.3], [8.9, 4.7, 0]);
    s.line('h', [8.9, 4.7, 3 * H + 0.3], [8.9, 0, 3 * H + 0.3], [8.9, 0, 0]);
    s.people(0, [2.2, 6.6], [6.3, 7], [7, 5.9]);
  },
};
