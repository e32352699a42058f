import type { Figure } from '#tools/article-figures/sheet.ts';

/** One act, two tries, one key: the second answer comes from the store. */
export const idempotent: Figure = {
  name: 'idempotent-api-design',
  height: 360,
  draw: (sheet) => {
    sheet.bubble(130, 34, 'A').bubble(640, 34, 'B').drum(715, 180);
    sheet
      .path(
        [
          [130, 55],
          [130, 345],
        ],
        'axis',
      )
      .path(
        [
          [640, 55],
          [640, 345],
        ],
        'axis',
      );
    sheet.box(40, 78, 76, 26, 'dark').text(78, 97, 'K1', '', 'middle');
    sheet.arrow([130, 91], [640, 121]).text(385, 92, 'POST  K1', 'code', 'middle');
    sheet.arrow([640, 125], [692, 160]).text(742, 140, '+1', 'red');
    sheet
      .path([
        [640, 160],
        [420, 173],
      ])
      .cross(402, 174)
      .path(
        [
          [384, 175],
          [130, 190],
        ],
        'dash',
      )
      .text(520, 156, '201', 'code', 'middle');
    sheet.box(40, 222, 76, 26, 'dark').text(78, 241, 'K1', '', 'middle');
    sheet.arrow([130, 235], [640, 265]).text(385, 236, 'POST  K1', 'code', 'middle');
    sheet.arrow([692, 200], [640, 285], 'dash').text(742, 232, '±0', '');
    sheet.arrow([640, 300], [130, 330]).text(385, 304, '201', 'code', 'middle');
  },
};
