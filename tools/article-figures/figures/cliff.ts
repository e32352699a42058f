import { type Figure, scale } from '#tools/article-figures/sheet.ts';

/** Uses a year of the sample's 522 items that are in use: how many items run so often. */
export const USES = [
  { perYear: 12, items: 366 },
  { perYear: 4, items: 62 },
  { perYear: 1, items: 94 },
] as const;

/** Share of the items in use that a log of so many months has seen, when uses lie evenly in the year. */
export const seen = (months: number): number => {
  const all = USES.reduce((sum, { items }) => sum + items, 0);
  return USES.reduce((sum, { perYear, items }) => sum + items * Math.min(1, (months * perYear) / 12), 0) / all;
};

/** How much of what is used a log shows, by its length. */
export const cliff: Figure = {
  name: 'cliff-2025-inventory',
  height: 360,
  draw: (sheet) => {
    const x = scale([0, 15], [90, 720]);
    const y = scale([60, 100], [300, 50]);
    for (const value of [60, 70, 80, 90, 100])
      sheet
        .path(
          [
            [90, y(value)],
            [720, y(value)],
          ],
          'hair',
        )
        .text(78, y(value) + 6, `${value}%`, 'small', 'end');
    for (const value of [1, 3, 6, 12, 13]) sheet.text(x(value), 326, `${value}`, 'small', 'middle');
    sheet.path(
      [
        [90, 50],
        [90, 300],
        [720, 300],
      ],
      'axis',
    );
    const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    sheet.path(
      months.map((month) => [x(month), y(seen(month) * 100)] as const),
      'heavy',
    );
    for (const month of [1, 3, 6, 12]) {
      const at = [x(month), y(seen(month) * 100)] as const;
      sheet.path([at, [at[0], 300]], 'dash axis').dot(...at, month === 12 ? 'full' : 'ink');
      sheet.text(at[0] + 12, at[1] + 24, `${Math.round(seen(month) * 100)}%`, month === 12 ? 'red' : '');
    }
  },
};
