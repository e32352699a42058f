import type { Drawing } from '#tools/art/sheet.ts';

/** The posts stand on these axes, and beams lie on these heights; Q is the thickness of both. */
const XS = [0, 3, 6, 9];
const YS = [0, 2.8, 5.6];
const [FLOOR, EAVES, RIDGE] = [2.6, 5, 7.1];
const RIDGE_Y = 2.8;
const Q = 0.24;

/** Delight: 上棟, the day the ridge beam goes up; the axes carry the carpenter's numbers. */
export const heroExcitement: Drawing = {
  name: 'hero-excitement',
  viewBox: [18, -118, 652, 590],
  view: { unit: 30, origin: [330, 150], step: 0.1 },
  draw(s) {
    // ground + foundation
    s.floor('t', -1.6, -1.4, 0, 12.4, 8.8);
    for (const x of XS) s.line('c', [x, -1, 0], [x, 8.6, 0]);
    for (const y of YS) s.line('c', [-1, y, 0], [12, y, 0]);
    s.box(-0.3, -0.3, 0, 9.6, 6.2, 0.3);
    s.gridTop('f', -0.3, -0.3, 0.3, 9.6, 6.2, 16, 1);
    const post = (x: number, y: number, z: number, h: number) => s.box(x - Q / 2, y - Q / 2, z, Q, Q, h, 'w');
    const frame = (z: number) => {
      const along = (y: number) => s.box(-Q / 2, y - Q / 2, z, 9 + Q, Q, Q, 'w');
      const across = (x: number) => s.box(x - Q / 2, -Q / 2, z, Q, 5.6 + Q, Q, 'w');
      along(0);
      across(0);
      for (const y of YS.slice(1)) along(y);
      for (const x of XS.slice(1)) across(x);
    };
    for (const y of YS) {
      for (const x of XS) post(x, y, 0.3, FLOOR - 0.3);
      if (y === 0) s.line('', [0, 0, 0.4], [3, 0, FLOOR]).line('', [9, 0, 0.4], [6, 0, FLOOR]);
    }
    s.people(0.3, [1.4, 1.6], [4.6, 4.3], [7.6, 1.5]);
    frame(FLOOR);
    // second-floor boards on one bay
    s.box(0, 0, FLOOR + Q, 3, 5.6, 0.08);
    s.gridTop('f', 0, 0, FLOOR + Q + 0.08, 3, 5.6, 10, 1);
    s.people(FLOOR + 0.3, [1, 4.6], [2, 1.6]);
    for (const y of YS) for (const x of XS) post(x, y, FLOOR + Q, EAVES - FLOOR - Q);
    frame(EAVES);
    // roof: king posts, ridge, rafters; the last six on the near side are still to come
    for (const x of XS) post(x, RIDGE_Y, EAVES + Q, RIDGE - EAVES - Q);
    for (let x = 0; x <= 9; x += 0.75) s.tube([x, -0.8, EAVES - 0.35], [x, RIDGE_Y, RIDGE + 0.1]);
    s.box(-0.9, RIDGE_Y - Q / 2, RIDGE, 10.8, Q, Q + 0.04, 'k');
    for (let x = 0; x <= 4.5; x += 0.75) s.tube([x, RIDGE_Y, RIDGE + 0.12], [x, 6.4, EAVES - 0.35]);
    for (let x = 5.25; x <= 9; x += 0.75) s.line('h', [x, RIDGE_Y + 0.1, RIDGE + 0.12], [x, 6.4, EAVES - 0.35]);
    // people on the ridge, streamers
    s.people(RIDGE + 0.28, [3.3, RIDGE_Y], [4.3, RIDGE_Y]);
    s.line('', [9, RIDGE_Y, RIDGE + 0.3], [9, RIDGE_Y, RIDGE + 3.1]);
    const streamer = (tone: string, z: number, length: number) => {
      const [x, y] = s.at([9, RIDGE_Y, z]);
      s.stamp(tone, [x, y], `q14-7 26 0t${length} 0v13q-${length / 2} 7-${length} 0t-26 0z`, [
        [x, y - 4],
        [x + 60, y - 4],
        [x + 60, y + 20],
        [x, y + 20],
      ]);
    };
    streamer('k', RIDGE + 3.05, 30);
    streamer('t', RIDGE + 2.5, 22);
    streamer('b', RIDGE + 1.95, 28);
    // the crowd
    s.people(0, [10, 3.2], [10.2, 4.6], [9.7, 6.6], [7.4, 6.9], [5.8, 6.8], [5.2, 7], [2.4, 6.9], [10.3, 1.2]);
    s.tree(-1, 6.6, 0, 1.5, 0.6);
    s.tree(10.3, -0.7, 0, 1.6, 0.6);
    // the axis bubbles (番付): い ろ は に × 一 二 三
    for (const [i, x] of XS.entries()) s.bubble(s.at([x, 9, 0]), `@${3 + i}`);
    for (const [i, y] of YS.entries()) s.bubble(s.at([12.4, y, 0]), `@${7 + i}`);
    s.leader([-0.6, RIDGE_Y, RIDGE + 0.2], -34, -34, '@1', 'end', 16);
    s.leader([9, RIDGE_Y, RIDGE + 3.1], 30, -34, '@2', 'start', 14);
  },
};
