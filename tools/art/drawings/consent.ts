import type { Drawing } from '#tools/art/sheet.ts';

/** Height of the sheet on its board. */
const SHEET = 0.7;

/** Contact, consent: a sheet to read and the seal above the place where it will be set, once and only if one agrees. */
export const consent: Drawing = {
  name: 'consent',
  viewBox: [44, 62, 540, 340],
  view: { unit: 26, origin: [290, 110], step: 0.1 },
  draw(s) {
    s.floor('t', -0.6, -0.6, 0, 11.2, 9.2);
    s.box(0.4, 0.4, 0, 9, 7, 0.4);
    s.box(0.8, 0.8, 0.4, 8.2, 6.2, 0.12, 'w');
    s.box(0.9, 0.9, 0.52, 8, 6, 0.12, 'w');
    // the text: a heading, and paragraphs of even lines
    s.floor('m', 1.6, 1.5, SHEET, 2.6, 0.32);
    for (const y of [2.4, 2.9, 3.4]) s.line('f', [1.6, y, SHEET], [8.2, y, SHEET]);
    for (const y of [4.2, 4.7]) s.line('f', [1.6, y, SHEET], [8.2, y, SHEET]);
    for (const y of [5.4, 5.9]) s.line('f', [1.6, y, SHEET], [4.6, y, SHEET]);
    // the box for the seal, and the seal above it
    s.floor('', 5.6, 5.1, SHEET, 2.6, 1.5);
    s.line('f', [6.7, 5.1, SHEET], [6.7, 6.6, SHEET]);
    s.disc('h', 7.45, 5.85, SHEET, 0.5);
    s.line('c', [7.45, 5.85, SHEET], [7.45, 5.85, 2.2]);
    s.drum(7.45, 5.85, 2.2, 0.5, 2.2, 'k');
    s.people(0, [10.2, 4.2], [10, 7.4], [3.6, 8.2]);
  },
};
