import { type Figure, scale } from '#tools/article-figures/sheet.ts';

/** Share of two years' changes in the files changed most, counted in Apache Fineract at 4198b0b: all commits, and those of thirty files at most. */
const ALL = [
  [0, 0],
  [50, 15.4],
  [100, 22.0],
  [200, 30.7],
  [500, 46.5],
  [1000, 64.2],
] as const;
const SMALL = [
  [0, 0],
  [10, 12.3],
  [20, 18.3],
  [50, 29.4],
  [100, 41.4],
  [200, 55.3],
  [500, 75.4],
  [1000, 89.5],
] as const;

/** How few files take most of the work, once moves and renames are left out. */
export const readingJava: Figure = {
  name: 'reading-someone-elses-java',
  height: 380,
  draw: (sheet) => {
    const x = scale([0, 1000], [90, 680]);
    const y = scale([0, 100], [320, 40]);
    for (const value of [0, 25, 50, 75, 100])
      sheet
        .path(
          [
            [90, y(value)],
            [680, y(value)],
          ],
          'hair',
        )
        .text(78, y(value) + 6, `${value}%`, 'small', 'end');
    for (const value of [0, 50, 200, 500, 1000]) sheet.text(x(value), 350, `${value}`, 'small', 'middle');
    sheet.path(
      [
        [90, 40],
        [90, 320],
        [680, 320],
      ],
      'axis',
    );
    sheet.path(
      ALL.map(([files, share]) => [x(files), y(share)] as const),
      'dash heavy',
    );
    sheet.path(
      SMALL.map(([files, share]) => [x(files), y(share)] as const),
      'k',
    );
    sheet.bubble(715, y(64.2), 'A').bubble(715, y(89.5), 'B', 'full');
    sheet
      .path(
        [
          [x(50), 320],
          [x(50), y(29.4)],
        ],
        'dash axis',
      )
      .dot(x(50), y(29.4), 'full')
      .text(x(50) + 10, y(4), '50: 29%', 'red');
    sheet
      .path(
        [
          [x(200), 320],
          [x(200), y(55.3)],
        ],
        'dash axis',
      )
      .dot(x(200), y(55.3), 'full')
      .text(x(200) + 12, y(55.3) + 20, '200: 55%', 'red');
  },
};
