import { Pen, type Point3, rectangle } from './isometric.ts';
import type { Outline } from './overlap.ts';
import { type Point, packNumbers, round, tracePath } from './path-data.ts';

/** Face colours of a solid: drawing colours, vermilion (`k`, one object per drawing) or white timber (`w`). */
export type Tone = '' | 'k' | 'w';
type Face = 'left' | 'right' | 'top';

const FACE_CLASS: Readonly<Record<Tone, Readonly<Record<Face, string>>>> = {
  '': { left: 'a', right: 'b', top: 't' },
  k: { left: 'ak', right: 'bk', top: 'k' },
  w: { left: 't', right: 'b', top: 't' },
};

/** The pen with solids and figures: the whole vocabulary of rule design.projection but lettering. */
export class Model extends Pen {
  /** A box with its low rear corner at x, y, z and w × d × h units: left, right and top face. */
  box(x: number, y: number, z: number, w: number, d: number, h: number, tone: Tone = ''): this {
    const [x1, y1, z1] = [x + w, y + d, z + h];
    const face = FACE_CLASS[tone];
    this.poly(face.left, [x, y1, z], [x1, y1, z], [x1, y1, z1], [x, y1, z1]);
    this.poly(face.right, [x1, y, z], [x1, y1, z], [x1, y1, z1], [x1, y, z1]);
    return this.floor(face.top, x, y, z1, w, d);
  }

  /** A box that is only planned: its visible edges, dashed. */
  ghost(x: number, y: number, z: number, w: number, d: number, h: number): this {
    const [x1, y1, z1] = [x + w, y + d, z + h];
    this.line('h', [x, y1, z1], [x, y1, z], [x1, y1, z], [x1, y, z], [x1, y, z1]);
    this.line('h', [x1, y1, z], [x1, y1, z1]);
    return this.floor('h', x, y, z1, w, d);
  }

  /** Ground whose top lies at z, cut open `h` below it; strata are lines at a depth, of class `f` or `h`. */
  land(
    x: number,
    y: number,
    z: number,
    w: number,
    d: number,
    h: number,
    strata: readonly [depth: number, tone: string][],
  ): this {
    const [x1, y1] = [x + w, y + d];
    this.line('a', [x, y1, z - h], [x, y1, z], [x1, y1, z], [x1, y1, z - h]);
    this.line('b', [x1, y1, z - h], [x1, y1, z], [x1, y, z], [x1, y, z - h]);
    this.floor('t', x, y, z, w, d);
    for (const [depth, tone] of strata) {
      this.line(tone, [x, y1, z - depth], [x1, y1, z - depth * 0.92], [x1, y, z - depth * 1.06]);
    }
    return this;
  }

  /** Inner lines that divide a horizontal face into `columns` × `rows`. */
  gridTop(tone: string, x: number, y: number, z: number, w: number, d: number, columns: number, rows: number): this {
    for (let i = 1; i < columns; i++) this.line(tone, [x + (w * i) / columns, y, z], [x + (w * i) / columns, y + d, z]);
    for (let i = 1; i < rows; i++) this.line(tone, [x, y + (d * i) / rows, z], [x + w, y + (d * i) / rows, z]);
    return this;
  }

  /** Windows on a right face (x constant): columns along y, rows along z; `margin` is a share of the cell. */
  windowsRight(
    x: number,
    y: number,
    z: number,
    d: number,
    h: number,
    columns: number,
    rows: number,
    tone = 'wn',
    margin = 0.22,
  ): this {
    return this.#windows(tone, columns, rows, margin, (i, j) => [x, y + d * i, z + h * j]);
  }

  /** Windows on a left face (y constant): columns along x, rows along z. */
  windowsLeft(
    y: number,
    x: number,
    z: number,
    w: number,
    h: number,
    columns: number,
    rows: number,
    tone = 'wn',
    margin = 0.22,
  ): this {
    return this.#windows(tone, columns, rows, margin, (i, j) => [x + w * i, y, z + h * j]);
  }

  /** All windows of a face get the same text, and their columns the same step: cheaper to compress than exact corners. */
  #windows(tone: string, columns: number, rows: number, margin: number, place: (i: number, j: number) => Point3): this {
    const corner = (i: number, j: number): Point => this.at(place(i / columns, j / rows));
    const [near, far] = [margin, 1 - margin];
    const { body } = tracePath(
      [corner(near, near), corner(far, near), corner(far, far), corner(near, far)],
      true,
      this.view.step,
    );
    const [[x, y], [nextX, nextY], [, above]] = [corner(0, 0), corner(1, 0), corner(0, 1)];
    const [dx, dy, rise] = [round(nextX - x), round(nextY - y), round(above - y)];
    const column = Array.from({ length: rows }, () => body).join(`m${packNumbers([0, rise])}`);
    const face = Array.from({ length: columns }, () => column).join(
      `m${packNumbers([dx, round(dy - rise * (rows - 1))])}`,
    );
    const hull = [
      corner(near, near),
      corner(columns - near, near),
      corner(columns - near, rows - near),
      corner(near, rows - near),
    ];
    return this.stamp(tone, corner(near, near), face, hull, [
      dx * (columns - 1),
      dy * (columns - 1) + rise * (rows - 1),
    ]);
  }

  /** A pipe or rafter: a thick line of drawing colour under a thinner one of face colour. */
  tube(...points: readonly Point3[]): this {
    return this.line('to', ...points).line('ti', ...points);
  }

  /** An upright drum of radius r and height h. */
  drum(x: number, y: number, z: number, r: number, h: number, tone: Tone = ''): this {
    const [cx, cy] = this.at([x, y, z]);
    const [rx, ry, rise] = this.ellipse(r).concat(round(h * this.view.unit)) as [number, number, number];
    const hull: Outline = [
      [cx - rx, cy - rise],
      [cx + rx, cy - rise],
      [cx + rx, cy],
      [cx, cy + ry],
      [cx - rx, cy],
    ];
    const face = FACE_CLASS[tone];
    this.stamp(face.left, [cx - rx, cy - rise], `v${rise}a${rx} ${ry} 0 00${2 * rx} 0v${-rise}z`, hull);
    return this.disc(face.top, x, y, z + h, r);
  }

  /** A person of about one unit, standing at x, y, z. */
  person(x: number, y: number, z = 0): this {
    const [cx, cy] = this.at([x, y, z]);
    const s = this.view.unit * 0.04;
    const f = (n: number) => String(round(n * s)).replace(/^(-?)0\./, '$1.');
    const head = `a${f(2.9)} ${f(2.9)} 0 10${f(5.8)} 0a${f(2.9)} ${f(2.9)} 0 10${f(-5.8)} 0z`;
    const body = `l${f(0.6)}${f(-12)}q${f(3)}${f(-3.4)} ${f(6)} 0l${f(0.6)} ${f(12)}zm${f(0.7)}${f(-18)}${head}`;
    const hull = rectangle(cx - 3.6 * s, cy - 21 * s, 7.2 * s, 21 * s);
    return this.stamp('m', [cx - 3.6 * s, cy], body, hull, [round(0.7 * s), round(-18 * s)]);
  }

  /** People on one level, each at its x, y. */
  people(z: number, ...spots: readonly (readonly [x: number, y: number])[]): this {
    for (const [x, y] of spots) this.person(x, y, z);
    return this;
  }

  /** A lollipop tree: a thin trunk of h units and a crown of radius r units. */
  tree(x: number, y: number, z = 0, h = 1.4, r = 0.55): this {
    const [cx, cy] = this.at([x, y, z]);
    const radius = r * this.view.unit;
    const top = cy - h * this.view.unit;
    this.trace('f', [
      [cx, cy],
      [cx, top + radius * 0.8],
    ]);
    return this.oval('t', [cx, top], round(radius), round(radius));
  }

  /** A dimension line between two positions, with the draftsman's slash at each end. */
  dimension(from: Point3, to: Point3): this {
    const ends = [this.at(from), this.at(to)] as const;
    this.trace('f', ends);
    for (const [x, y] of ends) {
      this.trace('f', [
        [x - 4, y + 4],
        [x + 4, y - 4],
      ]);
    }
    return this;
  }
}
