import type { Drawing } from '#tools/art/sheet.ts';

/** Height of a storey. */
const H = 1.3;

/** Multi-tenant sites: one frame, many tenants, and one drawer pulled out. */
export const caseMultitenant: Drawing = {
  name: 'case-multitenant',
  viewBox: [20, -48, 560, 452],
  view: { unit: 26, origin: [300, 150], step: 0.1 },
  draw(s) {
    s.floor('t', -1, -1, 0, 10.4, 8.4);
    s.line('c', [-1.6, 0, 0], [10.4, 0, 0]);
    s.line('c', [-1.6, 6, 0], [10.4, 6, 0]);
    s.line('c', [0, -1.6, 0], [0, 8.4, 0]);
    s.line('c', [6, -1.6, 0], [6, 8.4, 0]);
    s.box(0, 0, 0, 6, 6, 0.4);
    s.box(0, 0, 0.4, 6, 6, 4 * H);
    for (let k = 0; k <= 4; k++) s.line('', [0, 6, 0.4 + k * H], [6, 6, 0.4 + k * H], [6, 0, 0.4 + k * H]);
    for (const i of [2, 4]) s.line('', [i, 6, 0.4], [i, 6, 0.4 + 4 * H]).line('', [6, i, 0.4], [6, i, 0.4 + 4 * H]);
    // each tenant furnishes the same frame in its own way
    for (let k = 0; k < 4; k++) {
      for (let i = 0; i < 3; i++) {
        const z = 0.5 + k * H;
        const kind = (k * 3 + i) % 4;
        s.windowsLeft(6, i * 2, z, 2, H - 0.2, [2, 3, 1, 4][kind] ?? 1, 1, kind === 2 ? 'f' : 'wn', 0.14);
        if (k === 2 && i === 1) continue;
        s.windowsRight(6, i * 2, z, 2, H - 0.2, [3, 1, 2, 4][kind] ?? 1, 1, kind === 1 ? 'f' : 'wn', 0.14);
      }
    }
    s.box(0, 0, 0.4 + 4 * H, 6, 6, 0.15);
    s.box(1, 1, 0.55 + 4 * H, 1.2, 1.2, 0.8);
    s.box(3.4, 1.4, 0.55 + 4 * H, 1.6, 1, 0.4);
    s.tree(1.4, 4.6, 0.55 + 4 * H, 0.9, 0.4);
    s.tree(4.6, 4.4, 0.55 + 4 * H, 0.9, 0.4);
    s.person(3.2, 4.2, 0.55 + 4 * H);
    // the drawer
    const z = 0.4 + 2 * H;
    s.poly('m', [6, 2.06, z + 0.06], [6, 3.94, z + 0.06], [6, 3.94, z + H - 0.06], [6, 2.06, z + H - 0.06]);
    s.box(6.6, 2.06, z + 0.06, 2.3, 1.88, H - 0.12, 'k');
    s.line('h', [6, 2.06, z + H - 0.06], [6.6, 2.06, z + H - 0.06]);
    s.line('h', [6, 3.94, z + 0.06], [6.6, 3.94, z + 0.06]);
    s.line('h', [6, 3.94, z + H - 0.06], [6.6, 3.94, z + H - 0.06]);
    s.line('c', [8.9, 3.94, z + 0.06], [8.9, 3.94, 0]);
    s.line('c', [8.9, 2.06, z], [8.9, 2.06, 0]);
    s.line('c', [6.6, 3.94, z + 0.06], [6.6, 3.94, 0]);
    s.floor('h', 6.6, 2.06, 0, 2.3, 1.88);
    s.people(0, [8, 5.4], [7.2, 6.6], [3.4, 6.9]);
    s.tree(8.6, 0.2, 0, 1.2, 0.5);
    s.tree(-0.4, 6.8, 0, 1.2, 0.5);
  },
};
