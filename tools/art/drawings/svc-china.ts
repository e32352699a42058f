import type { Drawing } from '#tools/art/sheet.ts';

/** China market entry: steps up to a gate. */
export const svcChina: Drawing = {
  name: 'svc-china',
  viewBox: [58, 14, 520, 446],
  view: { unit: 25, origin: [280, 190], step: 0.1 },
  draw(s) {
    s.floor('t', -0.6, -0.6, 0, 11.6, 9.2);
    for (let i = 0; i < 5; i++) s.box(0, 0, i * 0.4, 7.6 - i * 0.8, 8, 0.4);
    s.gridTop('f', 0, 0, 2, 4.4, 8, 4, 8);
    s.box(1.6, 1, 2, 0.8, 0.8, 3.4);
    s.box(0.2, 2.6, 2, 0.9, 2.6, 1.6);
    s.windowsRight(1.1, 2.6, 2.2, 2.6, 1.2, 4, 1);
    s.box(1.6, 6, 2, 0.8, 0.8, 3.4);
    s.box(1.4, 0.4, 5.4, 1.2, 7, 0.5);
    s.box(1.2, 0.1, 5.9, 1.6, 7.6, 0.35, 'k');
    s.box(1.75, 3.2, 4.4, 0.5, 1.4, 1);
    s.line('c', [11.5, 3.9, 0], [6.8, 3.9, 0.4], [4.4, 3.9, 2], [2, 3.9, 2]);
    s.person(5.7, 3.4, 1.2);
    s.person(8.6, 3.6, 0);
    s.person(9.6, 4.6, 0);
    s.tree(9.8, 0.6, 0, 1.3, 0.5);
    s.tree(9.2, 7.6, 0, 1.2, 0.48);
  },
};
