import type { Drawing } from '#tools/art/sheet.ts';

/** Width and depth of a layer, and the height of each. */
const [W, D] = [9, 8];
const [DATA, LOGIC, LINKS, SCREENS] = [0, 4.9, 9.8, 14.7];

/** Design: an exploded axonometric of four layers, with one request falling through all of them. */
export const heroArchitecture: Drawing = {
  name: 'hero-architecture',
  viewBox: [76, -18, 600, 620],
  view: { unit: 23, origin: [330, 378], step: 0.1 },
  draw(s) {
    const corner = (from: number, to: number) =>
      s.line('c', [0, D, from], [0, D, to - 0.2]).line('c', [W, 0, from], [W, 0, to - 0.2]);
    const rearCorner = (from: number, to: number) => s.line('c', [0, 0, from], [0, 0, to - 0.2]);
    // data: drums and shelves
    s.box(0, 0, DATA - 0.3, W, D, 0.3);
    s.gridTop('f', 0, 0, DATA, W, D, 9, 8);
    for (const x of [1.6, 3.6, 5.6]) {
      s.drum(x, 1.5, DATA, 0.62, 0.5);
      s.drum(x, 1.5, DATA + 0.5, 0.62, 0.5);
      s.drum(x, 1.5, DATA + 1, 0.62, 0.4);
    }
    s.box(1, 4.6, DATA, 3, 1, 0.7);
    s.box(1, 6.2, DATA, 3, 1, 0.7);
    s.gridTop('f', 1, 4.6, 0.7, 3, 1, 6, 1);
    s.gridTop('f', 1, 6.2, 0.7, 3, 1, 6, 1);
    s.drum(6.6, 5.4, DATA, 0.9, 0.9);
    rearCorner(DATA, LOGIC);
    // business logic: rooms as on a floor plan
    s.box(0, 0, LOGIC - 0.2, W, D, 0.2);
    const wall = (x: number, y: number, w: number, d: number) => s.box(x, y, LOGIC, w, d, 0.75);
    wall(0, 0, W, 0.2);
    wall(0, 0.2, 0.2, D - 0.4);
    wall(3.2, 0.2, 0.2, 3);
    wall(0.2, 3.2, 2.2, 0.2);
    wall(6, 0.2, 0.2, 2.2);
    wall(6, 3.4, 0.2, 1.6);
    wall(6.2, 4.8, 2.6, 0.2);
    wall(3.2, 4.4, 0.2, 3.4);
    s.box(1, 1, LOGIC, 1.2, 0.8, 0.4);
    s.box(4, 1, LOGIC, 1.2, 1.2, 0.4);
    s.box(7, 1.6, LOGIC, 0.9, 1.4, 0.4);
    s.box(1, 5, LOGIC, 1.2, 1.4, 0.4);
    s.box(4.4, 5.6, LOGIC, 1.4, 0.9, 0.4);
    s.box(7, 6, LOGIC, 1, 0.9, 0.4);
    wall(W - 0.2, 0.2, 0.2, 3);
    wall(W - 0.2, 5, 0.2, 3);
    wall(0, D - 0.2, 2.4, 0.2);
    wall(5, D - 0.2, W - 5, 0.2);
    s.people(LOGIC, [4.6, 3.6], [7.6, 3.9], [2, 2.6]);
    corner(DATA, LOGIC);
    rearCorner(LOGIC, LINKS);
    // integration: pipes between stations
    s.box(0, 0, LINKS - 0.2, W, D, 0.2);
    s.tube([1.5, 1.6, LINKS + 0.2], [4.5, 1.6, LINKS + 0.2], [4.5, 4, LINKS + 0.2]);
    s.tube([7.6, 1.6, LINKS + 0.2], [7.6, 4, LINKS + 0.2], [4.5, 4, LINKS + 0.2]);
    s.box(0.9, 1, LINKS, 1.2, 1.2, 0.7);
    s.box(7, 1, LINKS, 1.2, 1.2, 0.7);
    s.tube([1.5, 6.4, LINKS + 0.2], [1.5, 4, LINKS + 0.2], [4.5, 4, LINKS + 0.2]);
    s.tube([7.6, 6.4, LINKS + 0.2], [4.5, 6.4, LINKS + 0.2], [4.5, 4, LINKS + 0.2]);
    s.box(3.7, 3.2, LINKS, 1.6, 1.6, 1);
    s.gridTop('f', 3.7, 3.2, LINKS + 1, 1.6, 1.6, 3, 3);
    s.box(0.9, 5.8, LINKS, 1.2, 1.2, 0.7);
    s.box(7, 5.8, LINKS, 1.2, 1.2, 0.7);
    corner(LOGIC, LINKS);
    rearCorner(LINKS, SCREENS);
    // screens, and the people in front of them
    s.box(0, 0, SCREENS - 0.2, W, D, 0.2);
    const screen = (x: number, y: number, w: number, h: number) => {
      s.box(x, y, SCREENS, w, 0.16, h, 'w');
      s.windowsLeft(y + 0.16, x, SCREENS + h - 0.42, w, 0.36, 1, 1, 'f', 0.08);
      s.windowsLeft(y + 0.16, x, SCREENS + 0.12, w * 0.36, h - 0.6, 1, 1, 'wn', 0.14);
      s.line('f', [x + w * 0.42, y + 0.16, SCREENS + h - 0.75], [x + w * 0.9, y + 0.16, SCREENS + h - 0.75]);
      s.line('f', [x + w * 0.42, y + 0.16, SCREENS + h - 1.05], [x + w * 0.8, y + 0.16, SCREENS + h - 1.05]);
    };
    screen(0.8, 1.2, 3.4, 2);
    screen(5.2, 1.2, 2.8, 1.7);
    screen(1.2, 4.4, 2.8, 1.6);
    s.box(5.6, 4, SCREENS, 1.3, 0.16, 2, 'w');
    s.windowsLeft(4.16, 5.6, SCREENS + 0.2, 1.3, 1.6, 1, 1, 'wn', 0.12);
    s.people(SCREENS, [3.4, 6.4], [5.1, 6.1], [7.6, 4.6], [2.2, 7]);
    corner(LINKS, SCREENS);
    // the one red line: a request falling through all layers
    s.line('kl', [6.6, 5.4, SCREENS], [6.6, 5.4, 0.9]);
    for (const z of [SCREENS, LINKS, LOGIC, 0.9]) s.dot('k', [6.6, 5.4, z], 4);
    // dimension string on the left
    const levels = [SCREENS, LINKS, LOGIC, DATA];
    for (const [i, z] of levels.entries()) {
      s.line('f', [0, D + 0.2, z], [0, D + 1.3, z]);
      const below = levels[i + 1];
      if (below !== undefined) s.dimension([0, D + 1, below], [0, D + 1, z]);
      s.leader([W, 0.6, z], 34, -18, `@${i + 1}`);
    }
  },
};
