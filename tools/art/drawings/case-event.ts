import type { Drawing } from '#tools/art/sheet.ts';

/** Event-driven: a sorting belt. Producers stand behind, consumers in front, and no one waits for the other. */
export const caseEvent: Drawing = {
  name: 'case-event',
  viewBox: [16, 30, 600, 388],
  view: { unit: 24, origin: [270, 110], step: 0.1 },
  draw(s) {
    s.floor('t', -1, -1, 0, 14.0, 10.0);
    for (const x of [0.4, 4.4, 8.4]) {
      s.box(x, -0.4, 0, 2, 1.6, 2);
      s.windowsLeft(1.2, x, 0.9, 2, 0.9, 3, 1);
      s.box(x + 0.7, 1.2, 0.9, 0.6, 1.8, 0.12);
    }
    s.box(-1.8, 3, 0, 16, 1.6, 0.8);
    for (let x = -1; x < 14.2; x += 0.75) s.line('f', [x, 3, 0.8], [x, 4.6, 0.8]);
    s.line('f', [-1.8, 4.6, 0.55], [14.2, 4.6, 0.55]);
    // what is on the belt; two of the events are followed in red
    for (const x of [-0.4, 1.7, 4, 6, 8.2, 10.2, 12.2]) {
      s.box(x, 3.4, 0.8, 0.8, 0.8, 0.8, x === 1.7 || x === 8.2 ? 'k' : '');
    }
    for (const [i, x] of [1, 5, 9].entries()) {
      s.box(x + 0.8, 4.6, 0.55, 0.7, 1.5, 0.12, i === 1 ? 'k' : '');
      s.box(x, 6.1, 0, 2.3, 2, 1.1);
      s.gridTop('f', x, 6.1, 1.1, 2.3, 2, 2 + i, 2);
      s.windowsLeft(8.1, x, 0.1, 2.3, 0.9, 4, 1);
    }
    s.people(0, [4.1, 7.6], [8.2, 7.8], [3.4, 2.2], [7.4, 2.1], [11.8, 1.6]);
    s.line('h', [-4, 3.8, 0.8], [-1.8, 3.8, 0.8]);
    s.line('h', [14.2, 3.8, 0.8], [16, 3.8, 0.8]);
  },
};
