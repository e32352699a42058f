import type { Figure } from '#tools/article-figures/sheet.ts';

/** Three orders of two steps, and what a fall between them leaves: nothing sent, sent for nothing, sent once more. */
export const outbox: Figure = {
  name: 'event-driven-outbox',
  height: 330,
  draw: (sheet) => {
    for (const [row, letter] of ['A', 'B', 'C'].entries()) {
      const y = 62 + row * 103;
      if (row > 0)
        sheet.path(
          [
            [30, y - 52],
            [770, y - 52],
          ],
          'hair',
        );
      sheet.bubble(45, y, letter);
      sheet.drum(190, y).drum(610, y);
    }
    // A: stored, then the fall; the broker never hears of it.
    sheet.text(110, 68, '1', '', 'middle').arrow([125, 62], [160, 62]);
    sheet
      .path([
        [220, 62],
        [395, 62],
      ])
      .cross(412, 62)
      .arrow([430, 62], [580, 62], 'dash');
    sheet.box(182, 58, 16, 16, 'full').text(700, 68, '1 → 0', 'red', 'middle');
    // B: sent, then the fall; the row is rolled back.
    sheet.text(110, 171, '1', '', 'middle').cross(142, 165);
    sheet.arrow([220, 165], [580, 165]);
    sheet.box(182, 161, 16, 16, 'sheet dash').box(602, 161, 16, 16, 'full').text(700, 171, '0 → 1', 'red', 'middle');
    // C: order and message in one transaction; sent, not yet marked, sent again.
    sheet.text(110, 274, '1', '', 'middle').arrow([125, 268], [160, 268]);
    sheet.box(172, 266, 15, 15, 'full').box(193, 266, 15, 15, 'dark');
    sheet.arrow([220, 260], [580, 260]).cross(250, 244).arrow([220, 280], [580, 280]);
    sheet.box(592, 264, 15, 15, 'full').box(613, 264, 15, 15, 'full').text(700, 274, '1 → 2', '', 'middle');
  },
};
