import type { Drawing } from '#tools/art/sheet.ts';

/** FAQ: index cards, one of them drawn out. */
export const faq: Drawing = {
  name: 'faq',
  viewBox: [96, -20, 460, 330],
  view: { unit: 26, origin: [280, 80], step: 0.1 },
  draw(s) {
    s.floor('t', 0.2, 0.2, 0, 9.2, 6.6);
    for (let i = 0; i < 5; i++) {
      const x = 1 + i * 1.7;
      s.box(x, 0.8, 0, 0.16, 5.4, i === 2 ? 4 : 3.2, i === 2 ? 'k' : '');
      s.windowsRight(x + 0.16, 1.1, 1.2, 3.4, 1.3, 1, 4, 'f', 0.2);
      s.windowsRight(x + 0.16, 4.4, 2.3 + (i === 2 ? 0.8 : 0), 1.4, 0.6, 1, 1, 'wn', 0.1);
    }
    s.people(0, [10.2, 3], [10.4, 4.4]);
  },
};
