import type { Drawing } from '#tools/art/sheet.ts';

/** Report management: containers side by side, each with its stack of paper; a red one is set down where the line was too long. */
export const caseReport: Drawing = {
  name: 'case-report',
  viewBox: [20, -6, 560, 404],
  view: { unit: 25, origin: [262, 128], step: 0.1 },
  draw(s) {
    s.floor('t', -0.8, -0.8, 0, 12.4, 9.4);
    s.line('c', [-1.6, 1, 0], [12.4, 1, 0]);
    for (const [i, x] of [0, 2.8, 5.6, 8.4].entries()) {
      const isNew = i === 2;
      const z = isNew ? 1.5 : 0;
      if (isNew) s.floor('h', x, 0, 0, 2, 4.4);
      s.box(x, 0, z, 2, 4.4, 1.7, isNew ? 'k' : '');
      for (let rib = 0.44; rib < 4.3; rib += 0.44) s.line('f', [x + 2, rib, z + 0.1], [x + 2, rib, z + 1.6]);
      s.line('', [x + 1, 4.4, z], [x + 1, 4.4, z + 1.7]);
      s.line('f', [x + 0.75, 4.4, z + 0.5], [x + 0.75, 4.4, z + 1.1]);
      s.line('f', [x + 1.25, 4.4, z + 0.5], [x + 1.25, 4.4, z + 1.1]);
      if (isNew) {
        for (const [dx, y] of [
          [0, 0],
          [2, 0],
          [2, 4.4],
          [0, 4.4],
        ] as const) {
          s.line('f', [x + dx, y, z + 1.7], [x + 1, 2.2, z + 4.2]);
        }
        s.line('', [x + 1, 2.2, z + 4.2], [x + 1, 2.2, z + 5.4]);
        s.line('c', [x, 4.4, z], [x, 4.4, 0]);
        s.line('c', [x + 2, 4.4, z], [x + 2, 4.4, 0]);
        s.line('c', [x + 2, 0, z], [x + 2, 0, 0]);
        continue;
      }
      // the sheets that come out, stacked and sorted
      const height = [1.1, 0.7, 0, 0.9][i] ?? 0.7;
      s.box(x + 0.35, 4.4, 0.35, 1.3, 1.5, 0.1);
      s.box(x + 0.35, 5.9, 0, 1.3, 1.5, height);
      for (let k = 0.2; k < height; k += 0.18) s.line('f', [x + 0.35, 7.4, k], [x + 1.65, 7.4, k], [x + 1.65, 5.9, k]);
      for (const line of [0.3, 0.55, 0.8]) s.line('f', [x + 0.6, 5.9 + line, height], [x + 1.4, 5.9 + line, height]);
    }
    s.people(0, [2.4, 7.2], [5.2, 6.4], [6.6, 6.9], [8, 7.6], [11, 6.2]);
    s.tree(11.1, 0.4, 0, 1.2, 0.5);
  },
};
