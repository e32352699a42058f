import { Pen, type Point3, rectangle, type View } from './isometric.ts';
import { renderMarks } from './layers.ts';
import { type Point, packNumbers, round, traceEllipse } from './path-data.ts';
import { Model } from './solids.ts';

type Anchor = 'start' | 'middle' | 'end';

/** A drawing before it is written: what to draw, and the window of the sheet that shows it. */
export interface Drawing {
  readonly name: string;
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly view: View;
  readonly draw: (sheet: Sheet) => void;
  /** A second class on the svg element. */
  readonly kind?: string;
}

/** The pen with lettering: labels are placeholders `@1`, `@2` … that are filled in per language (labels.ts). */
export class Sheet extends Model {
  readonly #notes: string[] = [];
  readonly #signs: string[] = [];
  /** Leaders belong to the labels, and leave with them on narrow screens. */
  readonly #leaders: Pen;

  constructor(view: View) {
    super(view);
    this.#leaders = new Pen(view);
  }

  /** A leader from a model position: dot, slanted line by dx, dy px, shelf, and the label beyond it. */
  leader(point: Point3, dx: number, dy: number, label: string, anchor: 'start' | 'end' = 'start', shelf = 22): this {
    const [x, y] = this.at(point);
    const side = anchor === 'start' ? 1 : -1;
    const end = x + dx + side * shelf;
    this.#leaders.trace('f', [
      [x, y],
      [x + dx, y + dy],
      [end, y + dy],
    ]);
    this.#leaders.dot('m', point, 2);
    this.#notes.push(lettering([end + side * 6, y + dy + 4.5], label, anchor));
    return this;
  }

  /** Lettering that lies in the model's horizontal plane, along x, centred on a position. */
  inscribe(point: Point3, label: string, size: number, tone = ''): this {
    const [x, y] = this.at(point).map((value) => round(value, 1));
    const look = `${tone ? ` class="${tone}"` : ''} font-size="${size}" text-anchor="middle"`;
    this.#notes.push(`<text transform="matrix(.866 .5 -.866 .5 ${x} ${y})"${look}>${label}</text>`);
    return this;
  }

  /** Lettering on the sheet that stays at every width. */
  letter(at: Point, label: string, anchor: Anchor = 'middle', size?: number, tone?: string): this {
    this.#signs.push(lettering(at, label, anchor, size, tone));
    return this;
  }

  /** An axis bubble with a sign in it, centred on a position of the sheet. */
  bubble([x, y]: Point, sign: string, r = 11): this {
    const { start, body } = traceEllipse([x, y], r, r, this.view.step);
    this.stamp('bu', start, body, rectangle(x - r, y - r, 2 * r, 2 * r));
    return this.letter([x, y + 4.3], sign, 'middle', 12);
  }

  /** Markup as it is, painted after the marks. */
  raw(markup: string): this {
    this.#signs.push(markup);
    return this;
  }

  /** Everything inside the svg element. */
  toMarkup(): string {
    const notes = renderMarks(this.#leaders.marks) + this.#notes.join('');
    return renderMarks(this.marks) + this.#signs.join('') + (notes ? `<g class="lb">${notes}</g>` : '');
  }
}

function lettering(at: Point, label: string, anchor: Anchor, size?: number, tone?: string): string {
  const [x, y] = at.map((value) => packNumbers([round(value, 1)]));
  const align = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text${tone ? ` class="${tone}"` : ''} x="${x}" y="${y}"${align}${size ? ` font-size="${size}"` : ''}>${label}</text>`;
}

/**
 * The svg element of a drawing as the page inlines it: coloured by the page's own variables, silent for assistive
 * technology (its meaning stands in the caption or the copy, WCAG 1.1.1).
 *
 * @example inlineSvg(faq) // => '<svg class="art" viewBox="96 -20 460 330" aria-hidden="true">…</svg>'
 */
export function inlineSvg({ viewBox, view, draw, kind }: Drawing): string {
  const sheet = new Sheet(view);
  draw(sheet);
  const attributes = `class="art${kind ? ` ${kind}` : ''}" viewBox="${viewBox.join(' ')}" aria-hidden="true"`;
  return `<svg ${attributes}>${sheet.toMarkup()}</svg>`;
}
