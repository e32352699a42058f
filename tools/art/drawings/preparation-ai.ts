import type { Point3 } from '#tools/art/isometric.ts';
import type { Drawing } from '#tools/art/sheet.ts';

/** The frames' distances from the desk, and how many nodes each holds. */
const FRAMES = [
  { x: 0.4, nodes: [0.8, 2.5, 4.2] },
  { x: 3.6, nodes: [0.4, 1.8, 3.2, 4.6] },
  { x: 6.8, nodes: [1.6, 3.4] },
] as const;

/** AI and machine learning, in preparation: frames for layers of nodes, still dashed, with one signal traced through. */
export const preparationAi: Drawing = {
  name: 'preparation-ai',
  viewBox: [60, -6, 500, 400],
  view: { unit: 26, origin: [290, 130], step: 0.1 },
  draw(s) {
    s.floor('t', -0.6, -0.6, 0, 10.2, 8.2);
    s.gridTop('f', -0.6, -0.6, 0, 10.2, 8.2, 10, 8);
    for (const [i, { x, nodes }] of FRAMES.entries()) {
      s.box(x, 0.3, 0, 0.3, 5, 0.3);
      s.ghost(x, 0.3, 0.3, 0.3, 5, 3.5);
      const next = FRAMES[i + 1];
      for (const y of nodes) {
        for (const to of next?.nodes ?? []) s.line('f', [x + 0.3, y + 0.3, 2], [next?.x ?? x, to + 0.3, 2]);
        s.dot('bu', [x + 0.3, y + 0.3, 2], 6);
      }
    }
    const signal: readonly Point3[] = [
      [0.7, 2.8, 2],
      [3.9, 3.5, 2],
      [7.1, 3.7, 2],
    ];
    s.line('kl', ...signal, [9.2, 3.7, 2]);
    for (const point of signal) s.dot('k', point, 6);
    // the table where the plan is read
    s.box(2.6, 6.2, 0.6, 2.6, 1.3, 0.12, 'w');
    s.line('', [2.6, 7.5, 0.6], [2.6, 7.5, 0]);
    s.line('', [5.2, 7.5, 0.6], [5.2, 7.5, 0]);
    s.line('', [5.2, 6.2, 0.6], [5.2, 6.2, 0]);
    s.gridTop('f', 2.8, 6.35, 0.72, 2.2, 1, 4, 3);
    s.people(0, [5.9, 6.8], [2, 7.4], [8.8, 5]);
  },
};
