import { type Figure, scale } from '#tools/article-figures/sheet.ts';

/** The sample bill of the article: fixed parts carry so many orders each, the rest grows with every order. */
const FIXED_YEN = 228_000;
const CAPACITY = 200_000;
const PER_ORDER = 59_000 / 120_000;
const line = (orders: number): number => FIXED_YEN + PER_ORDER * orders;
const stairs = (orders: number): number => FIXED_YEN * Math.max(1, Math.ceil(orders / CAPACITY)) + PER_ORDER * orders;

/** The straight line of the first guess, and the stairs of what the machines carry. */
export const cloudCost: Figure = {
  name: 'cloud-cost-as-design',
  height: 380,
  draw: (sheet) => {
    const x = scale([0, 500], [90, 680]);
    const y = scale([0, 1_000], [320, 40]);
    for (const value of [0, 200, 400, 600, 800, 1_000])
      sheet
        .path(
          [
            [90, y(value)],
            [680, y(value)],
          ],
          'hair',
        )
        .text(78, y(value) + 6, `${value}`, 'small', 'end');
    for (const value of [0, 120, 200, 240, 400, 500]) sheet.text(x(value), 350, `${value}`, 'small', 'middle');
    sheet
      .path(
        [
          [90, 40],
          [90, 320],
          [680, 320],
        ],
        'axis',
      )
      .text(92, 26, '¥1,000', 'small', 'middle')
      .text(760, 346, '×1,000', 'small', 'middle');
    const at = (orders: number, yen: number) => [x(orders), y(yen / 1_000)] as const;
    sheet.path([at(0, line(0)), at(500, line(500_000))], 'dash heavy');
    const steps = [0, 200, 200.001, 400, 400.001, 500].map((orders) => at(orders, stairs(orders * 1_000)));
    sheet
      .path(steps, 'k')
      .bubble(720, y(line(500_000) / 1_000), 'A')
      .bubble(720, y(stairs(500_000) / 1_000), 'B', 'full');
    for (const orders of [120, 240]) {
      const yen = stairs(orders * 1_000);
      sheet
        .dot(...at(orders, yen), 'full')
        .text(x(orders), y(yen / 1_000) - 14, `¥${(yen / orders / 1_000).toFixed(2)}`, 'red', 'middle');
    }
  },
};
