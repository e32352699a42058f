import type { Drawing } from '#tools/art/sheet.ts';
import type { Tone } from '#tools/art/solids.ts';

/** Resident development: our desk on the client's floor. */
export const svcResident: Drawing = {
  name: 'svc-resident',
  viewBox: [66, 40, 520, 360],
  view: { unit: 26, origin: [290, 130], step: 0.1 },
  draw(s) {
    s.box(0, 0, -0.25, 10, 8, 0.25);
    s.gridTop('f', 0, 0, 0, 10, 8, 10, 8);
    s.box(0, 0, 0, 10, 0.2, 2.6);
    s.windowsLeft(0.2, 0.4, 0.6, 9.2, 1.6, 6, 1, 'wn', 0.08);
    s.box(0, 0.2, 0, 0.2, 7.8, 2.6);
    s.windowsRight(0.2, 0.6, 0.6, 7, 1.6, 5, 1, 'wn', 0.08);
    const desk = (x: number, y: number, tone: Tone = '') => {
      s.box(x, y, 0.62, 1.9, 0.95, 0.12, tone);
      s.line('', [x, y + 0.95, 0.62], [x, y + 0.95, 0]);
      s.line('', [x + 1.9, y + 0.95, 0.62], [x + 1.9, y + 0.95, 0]);
      s.line('', [x + 1.9, y, 0.62], [x + 1.9, y, 0]);
      s.box(x + 0.5, y + 0.2, 0.74, 0.9, 0.08, 0.6, 'w');
      s.person(x + 0.95, y + 1.5);
    };
    for (const x of [1.4, 4.2, 7]) desk(x, 1.2);
    desk(1.4, 4);
    desk(4.2, 4, 'k');
    desk(7, 4);
    s.box(8.6, 6.4, 0, 0.9, 0.9, 0.5);
    s.tree(0.9, 7.2, 0, 1.1, 0.4);
  },
};
