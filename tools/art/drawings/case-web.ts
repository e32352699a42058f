import type { Drawing } from '#tools/art/sheet.ts';

/** Side of a plot and of the canal between two. */
const PLOT = 3;
const GAP = 1.3;
const STEP = PLOT + GAP;

/** Storeys of the building on each plot; none where it is still to be built. */
const STOREYS = [
  [3, 2, 4],
  [2, 3, 1],
  [1, 2, 0],
] as const;

/** Large-scale web: plots by the words of the business, joined by bridges only; the red bridge is an agreed interface. */
export const caseWeb: Drawing = {
  name: 'case-web',
  viewBox: [26, -48, 548, 412],
  view: { unit: 21.5, origin: [300, 86], step: 0.1 },
  draw(s) {
    s.line('c', [-1.5, PLOT + GAP / 2, 0], [12.5, PLOT + GAP / 2, 0]);
    s.line('c', [PLOT + GAP / 2, -1.5, 0], [PLOT + GAP / 2, 12.5, 0]);
    for (const [row, storeys] of STOREYS.entries()) {
      for (const [column, count] of storeys.entries()) {
        const [x, y] = [column * STEP, row * STEP];
        if (count === 0) {
          s.floor('h', x, y, 0, PLOT, PLOT);
          s.line('h', [x + 0.6, y + 2.4, 0], [x + 0.6, y + 2.4, 1.6], [x + 2.4, y + 2.4, 1.6], [x + 2.4, y + 2.4, 0]);
          s.line('h', [x + 2.4, y + 2.4, 1.6], [x + 2.4, y + 0.6, 1.6], [x + 2.4, y + 0.6, 0]);
          continue;
        }
        s.box(x, y, -0.4, PLOT, PLOT, 0.4);
        // the bridges that lead away from a plot lie behind the next ones
        if (column < 2) s.box(x + PLOT, y + 1, -0.3, GAP, 1.2, 0.3, row === 2 && column === 0 ? 'k' : '');
        if (row < 2) s.box(x + 1, y + PLOT, -0.3, 1.2, GAP, 0.3);
        const height = 0.3 + count * 0.85;
        s.box(x + 0.6, y + 0.5, 0, 1.8, 1.7, height);
        s.windowsLeft(y + 2.2, x + 0.6, 0.2, 1.8, height - 0.3, 3, count);
        s.windowsRight(x + 2.4, y + 0.5, 0.2, 1.7, height - 0.3, 3, count, (row + column) % 2 ? 'f' : 'wn');
        // someone at the front corner of every second plot, a tree on the others
        if ((row + column) % 2) s.tree(x + 2.7, y + 2.6, 0, 0.8, 0.35);
        else s.person(x + 2.7, y + 2.6);
      }
    }
  },
};
