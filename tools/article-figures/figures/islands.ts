import { type Figure, scale } from '#tools/article-figures/sheet.ts';

/** Measured by `measure/islands.ts`: medians in milliseconds. */
const PAGES = [
  { letter: 'A', lcp: 2244, field: 2041, reacts: 2083 },
  { letter: 'B', lcp: 704, field: 549, reacts: 1577 },
] as const;

/** When a visitor sees, types and gets an answer. */
export const islands: Figure = {
  name: 'react-islands-static-first',
  height: 300,
  draw: (sheet) => {
    const x = scale([0, 2500], [90, 720]);
    for (const ms of [0, 500, 1000, 1500, 2000, 2500])
      sheet
        .path(
          [
            [x(ms), 50],
            [x(ms), 270],
          ],
          'hair',
        )
        .text(x(ms), 38, `${ms}`, 'small', 'middle');
    sheet.text(795, 38, 'ms', 'small', 'end');
    for (const [row, { letter, lcp, field, reacts }] of PAGES.entries()) {
      const y = 66 + row * 110;
      sheet.bubble(45, y + 40, letter);
      for (const [at, [name, ms]] of (
        [
          ['1', field],
          ['2', lcp],
          ['3', reacts],
        ] as const
      ).entries()) {
        const top = y + at * 28;
        sheet.box(x(0), top, x(ms) - x(0), 22, row === 1 && name === '1' ? 'full' : 'dark');
        sheet.text(x(0) + 8, top + 17, name, row === 1 && name === '1' ? 'on' : '').text(x(ms) + 8, top + 17, `${ms}`);
      }
    }
  },
};
