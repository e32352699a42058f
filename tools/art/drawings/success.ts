import type { Drawing } from '#tools/art/sheet.ts';

const Q = 0.24;
const [EAVES, RIDGE] = [2.6, 4.6];
const XS = [0, 3, 6] as const;
const [FRONT, MIDDLE] = [4, 2] as const;

/** Contact, sent: the ridge beam is up. The rafters of the last bay are still to come, as is our answer. */
export const success: Drawing = {
  name: 'success',
  viewBox: [74, -36, 480, 400],
  view: { unit: 30, origin: [270, 128], step: 0.1 },
  draw(s) {
    s.floor('t', -1.2, -1.2, 0, 8.6, 6.6);
    s.box(-0.3, -0.3, 0, 6.6, 4.6, 0.24);
    s.gridTop('f', -0.3, -0.3, 0.24, 6.6, 4.6, 11, 1);
    const post = (x: number, y: number, z: number, h: number) => s.box(x - Q / 2, y - Q / 2, z, Q, Q, h, 'w');
    const beam = (y: number) => s.box(-Q / 2, y - Q / 2, EAVES, 6 + Q, Q, Q, 'w');
    for (const x of XS) post(x, 0, 0.24, EAVES - 0.24);
    s.people(0.24, [1.5, 1.8], [4.4, 2.2]);
    for (const x of XS) post(x, FRONT, 0.24, EAVES - 0.24);
    beam(0);
    for (const x of XS) s.box(x - Q / 2, Q / 2, EAVES, Q, FRONT - Q, Q, 'w');
    beam(FRONT);
    for (const x of XS) post(x, MIDDLE, EAVES + Q, RIDGE - EAVES - Q);
    for (let x = 0; x <= 6; x += 0.75) s.tube([x, -0.7, EAVES - 0.2], [x, MIDDLE, RIDGE + 0.1]);
    s.box(-0.7, MIDDLE - Q / 2, RIDGE, 7.4, Q, Q + 0.04, 'k');
    for (let x = 0; x <= 3.75; x += 0.75) s.tube([x, MIDDLE, RIDGE + 0.12], [x, FRONT + 0.7, EAVES - 0.2]);
    for (let x = 4.5; x <= 6; x += 0.75) s.line('h', [x, MIDDLE, RIDGE + 0.12], [x, FRONT + 0.7, EAVES - 0.2]);
    s.people(RIDGE + 0.28, [3.6, MIDDLE], [4.6, MIDDLE]);
    s.people(0, [6.9, 0.6], [6.8, 2.2], [6.6, 4.8], [4.2, 5], [2.6, 5]);
    s.tree(-0.9, 4.9, 0, 1.3, 0.5);
  },
};
