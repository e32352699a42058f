import { rectangle, type View } from '#tools/art/isometric.ts';
import type { Drawing, Sheet } from '#tools/art/sheet.ts';

const [WIDTH, HEIGHT] = [300, 420];
/** The emblem stands on the sheet's middle axis. */
const VIEW: View = { unit: 15, origin: [WIDTH / 2, 84], step: 0.1 };
/** The longest title, the English one of the innovation plan, just fits the frame. */
const TITLE_SIZE = 17;

/** The sheet they share: frame, emblem, title, holder, even lines, the word "sample" and our own seal; no numbers at all. */
function specimen(name: string, emblem: (s: Sheet) => void): Drawing {
  return {
    name,
    viewBox: [0, 0, WIDTH, HEIGHT],
    view: VIEW,
    draw(s) {
      s.rect('t', 6, 6, 288, 408);
      s.rect('', 18, 18, 264, 384);
      s.rect('f', 23, 23, 254, 374);
      for (const x of [18, 262]) for (const y of [18, 382]) s.rect('b', x, y, 20, 20);
      emblem(s);
      s.letter([150, 184], '@1', 'middle', TITLE_SIZE, 'xb');
      s.trace('f', [
        [60, 200],
        [240, 200],
      ]);
      s.letter([150, 224], '@2', 'middle', 14);
      for (const y of [252, 264, 276]) {
        s.trace('f', [
          [48, y],
          [y === 276 ? 190 : 252, y],
        ]);
      }
      s.rect('', 48, 304, 112, 50);
      s.letter([104, 337], '@3', 'middle', 22, 'xb');
      seal(s, 196, 300);
    },
  };
}

/** A square vermilion seal with the company's mark in it. */
function seal(s: Sheet, x: number, y: number): void {
  s.rect('kl', x, y, 56, 56);
  const [cx, cy, u] = [x + 28, y + 28, 10];
  const corners = [
    [1.732, -1],
    [0, -2],
    [-1.732, -1],
    [1.732, 1],
    [0, 2],
    [-1.732, 1],
  ] as const;
  s.trace(
    'kl',
    corners.map(([dx, dy]) => [cx + dx * u, cy + dy * u] as const),
  );
}

export const certificateInnovation: Drawing = specimen('certificate-innovation', (s) => {
  // steps that rise, and the next one dashed
  for (const [i, x] of [-1.4, -0.1, 1.2].entries()) s.box(x, 1.8 - x, 0, 1.3, 1.3, 0.7 + i * 0.85);
  s.ghost(2.5, -0.7, 0, 1.3, 1.3, 3.3);
});

export const certificateDispatch: Drawing = specimen('certificate-dispatch', (s) => {
  // from our floor to the client's
  s.box(-3.6, 1, 0, 2.8, 2.8, 0.3);
  s.box(1.4, -0.4, 0, 2.8, 2.8, 0.3);
  s.box(1.8, -0.2, 0.3, 1.4, 1, 2.2);
  s.line('h', [-1.4, 2.2, 0.3], [2.6, 1.4, 0.3]);
  s.person(-2.4, 2.2, 0.3);
  s.person(3.4, 1.6, 0.3);
});

export const certificatePrivacy: Drawing = specimen('certificate-privacy', (s) => {
  // an own seal, not the registered mark: a keyhole in a hexagon in a ring
  s.oval('b', [150, 100], 46, 46);
  s.oval('f', [150, 100], 41, 41);
  const hexagon = [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [150 + 32 * Math.cos(angle), 100 + 32 * Math.sin(angle)] as const;
  });
  s.trace('t', hexagon, true);
  s.stamp('m', [146, 98], 'a8 8 0 118 0l5 18h-18z', rectangle(140, 84, 20, 34));
});
