import { type Figure, scale } from '#tools/article-figures/sheet.ts';

/** Measured by `measure/billing.ts`: mistakes found of fifteen, ten and five, and false alarms of ten harmless changes. */
const ROWS = [
  { letter: 'A', found: [13, 0, 0], alarms: 0 },
  { letter: 'B', found: [0, 9, 0], alarms: 0 },
  { letter: 'C', found: [9, 1, 5], alarms: 9 },
] as const;
const OF = [15, 10, 5] as const;

/** What each kind of test finds in each place, as filled parts of what was there to find. */
export const testing: Figure = {
  name: 'testing-what-changes',
  height: 320,
  draw: (sheet) => {
    const width = scale([0, 15], [0, 240]);
    const starts = [90, 350, 530] as const;
    for (const [place, start] of starts.entries())
      sheet.text(start, 40, `${place + 1}`, '').path(
        [
          [start, 52],
          [start, 300],
        ],
        'axis',
      );
    sheet.text(660, 40, '4', 'red').path(
      [
        [660, 52],
        [660, 300],
      ],
      'axis',
    );
    for (const [row, { letter, found, alarms }] of ROWS.entries()) {
      const y = 70 + row * 80;
      sheet.bubble(45, y + 20, letter);
      for (const [place, start] of starts.entries()) {
        const hits = found[place] ?? 0;
        sheet.box(start, y, width(OF[place] ?? 0), 40, 'sheet dash');
        if (hits > 0) sheet.box(start, y, width(hits), 40, 'dark');
        sheet.text(start + 8, y + 26, `${hits} / ${OF[place]}`);
      }
      sheet.box(660, y, 100, 40, 'sheet dash');
      if (alarms > 0) sheet.box(660, y, alarms * 10, 40, 'full');
      sheet.text(668, y + 26, `${alarms} / 10`, alarms > 0 ? 'on' : '');
    }
  },
};
