import type { Drawing } from '#tools/art/sheet.ts';

const WALL = 0.9;
const T = 0.18;

/** Services: the floor plan as a model. The main room in the middle, four rooms around it, three more only staked out. */
export const servicesOverview: Drawing = {
  name: 'services-overview',
  viewBox: [30, 6, 580, 396],
  view: { unit: 24, origin: [300, 84], step: 0.1 },
  draw(s) {
    s.floor('t', -0.8, -0.8, 0, 13.6, 11.2);
    s.box(0, 0, 0, 9.4, 8.6, 0.2);
    const z = 0.2;
    const alongX = (x: number, y: number, w: number) => s.box(x, y, z, w, T, WALL);
    const alongY = (x: number, y: number, d: number) => s.box(x, y, z, T, d, WALL);
    alongX(0, 0, 9.4);
    alongY(0, T, 8.2);
    // the rear rooms
    alongY(3.2, T, 1.9);
    s.box(0.7, 0.8, z, 1.4, 0.7, 0.5);
    s.people(z, [1.5, 2]);
    s.box(6.4, 0.7, z, 1.6, 0.7, 0.5);
    alongX(T, 2.6, 1.2);
    alongX(2.4, 2.6, 2.6);
    alongX(6.2, 2.6, 3);
    // the main room and its drawing table
    s.people(z, [4.6, 4.1], [6.8, 3.6]);
    s.box(4.2, 4.6, z + 0.4, 2.6, 1.5, 0.14, 'k');
    s.line('', [4.2, 6.1, z + 0.4], [4.2, 6.1, z]);
    s.line('', [6.8, 6.1, z + 0.4], [6.8, 6.1, z]);
    s.line('', [6.8, 4.6, z + 0.4], [6.8, 4.6, z]);
    s.gridTop('f', 4.4, 4.75, z + 0.54, 2.2, 1.2, 4, 3);
    s.people(z, [7.5, 5.4]);
    // the near rooms
    alongY(2.9, 3.6, 1.8);
    alongX(T, 5.6, 1.6);
    s.box(0.7, 3.4, z, 0.7, 1.4, 0.5);
    s.people(z, [2.1, 4.6]);
    alongY(2.9, 6.6, 1.8);
    s.box(0.8, 6.6, z, 1.2, 0.7, 0.5);
    alongX(0, 8.42, 1.8);
    alongX(3, 8.42, 6.22);
    alongY(9.22, T, 3.4);
    alongY(9.22, 5, 3.42);
    // the extension to come
    for (const y of [0.2, 3.1, 6]) {
      s.floor('h', 9.9, y, 0, 2.4, 2.5);
      s.line('h', [9.9, y + 2.5, 0], [9.9, y + 2.5, WALL], [12.3, y + 2.5, WALL], [12.3, y, WALL], [12.3, y, 0]);
      s.line('h', [12.3, y + 2.5, 0], [12.3, y + 2.5, WALL]);
    }
    s.people(0, [11, 9.4], [4.4, 9.6]);
    s.tree(-0.2, 9.6, 0, 1.2, 0.45);
  },
};
