import { type Figure, scale } from '#tools/article-figures/sheet.ts';

/** Measured by `measure/fulltext.ts`: recall, and precision of the first ten. */
const WAYS = [
  { letter: 'A', recall: 1, precision: 0.824 },
  { letter: 'B', recall: 0.944, precision: 0.962 },
  { letter: 'C', recall: 1, precision: 0.962 },
] as const;

/** Each way by what it finds and by how clean its first ten are; the corner is where both are whole. */
export const fulltext: Figure = {
  name: 'document-management-fulltext',
  height: 380,
  draw: (sheet) => {
    const x = scale([0.9, 1], [110, 640]);
    const y = scale([0.8, 1], [320, 50]);
    for (const value of [0.9, 0.92, 0.94, 0.96, 0.98, 1])
      sheet
        .path(
          [
            [x(value), 50],
            [x(value), 320],
          ],
          'hair',
        )
        .text(x(value), 350, value.toFixed(2), 'small', 'middle');
    for (const value of [0.8, 0.85, 0.9, 0.95, 1])
      sheet
        .path(
          [
            [110, y(value)],
            [640, y(value)],
          ],
          'hair',
        )
        .text(98, y(value) + 6, value.toFixed(2), 'small', 'end');
    sheet
      .path(
        [
          [110, 50],
          [110, 320],
          [640, 320],
        ],
        'axis',
      )
      .text(110, 32, '↑ 2', 'small', 'middle')
      .text(660, 325, '→ 1', 'small');
    const placed = WAYS.map((way) => ({ ...way, at: [x(way.recall), y(way.precision)] as const }));
    for (const { at } of placed) sheet.path([[110, at[1]], at, [at[0], 320]], 'dash axis');
    for (const { letter, recall, precision, at } of placed) {
      sheet.bubble(at[0], at[1], letter, letter === 'C' ? 'full' : 'sheet');
      sheet.text(at[0] + 24, at[1] + (letter === 'B' ? 26 : 6), `${recall.toFixed(2)} / ${precision.toFixed(2)}`);
    }
  },
};
