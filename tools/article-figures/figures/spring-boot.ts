import { type Figure, scale } from '#tools/article-figures/sheet.ts';

/** First release and end of free support (https://spring.io/projects/spring-boot#support), as parts of years. */
const LINES = [
  { version: '2.7', from: 2022 + 4.6 / 12, to: 2023 + 10.8 / 12 },
  { version: '3.5', from: 2025 + 4.7 / 12, to: 2026 + 6 / 12 },
  { version: '4.0', from: 2025 + 10.7 / 12, to: 2027 },
  { version: '4.1', from: 2026 + 5.3 / 12, to: 2027 + 7 / 12 },
] as const;
/** The article's date of revision. */
const NOW = 2026 + 10.7 / 12;

/** Which version is still looked after, and the way from one to the next. */
export const springBoot: Figure = {
  name: 'spring-boot-upgrade-map',
  height: 330,
  draw: (sheet) => {
    const x = scale([2022, 2028], [90, 750]);
    for (const year of [2022, 2023, 2024, 2025, 2026, 2027, 2028])
      sheet
        .path(
          [
            [x(year), 50],
            [x(year), 300],
          ],
          'hair',
        )
        .text(x(year), 38, `${year}`, 'small', 'middle');
    for (const [row, { version, from, to }] of LINES.entries()) {
      const y = 66 + row * 60;
      const isOver = to < NOW;
      sheet.text(72, y + 25, version, '', 'end').box(x(from), y, x(to) - x(from), 36, isOver ? 'sheet dash' : 'dark');
    }
    sheet.arrow([x(2023.9), 95], [x(2025.36), 144]).bubble(x(2024.55), 118, '2');
    sheet
      .arrow([x(2025.9), 162], [x(2025.9), 184])
      .bubble(x(2025.7), 224, '3')
      .arrow([x(2026.6), 222], [x(2026.6), 244])
      .bubble(x(2026.25), 264, '4');
    sheet.path(
      [
        [x(NOW), 50],
        [x(NOW), 300],
      ],
      'k',
    );
  },
};
