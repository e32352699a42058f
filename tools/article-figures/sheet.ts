import { palette } from '#src/styles/palette.ts';

type Point = readonly [x: number, y: number];
type Anchor = 'start' | 'middle' | 'end';

/** A picture of an article before it is written. Its words are figures, units and code: the caption says the rest in each language. */
export interface Figure {
  /** The article's slug, which is also the picture's name. */
  readonly name: string;
  /** Height on a sheet 800 wide. */
  readonly height: number;
  readonly draw: (sheet: Sheet) => void;
}

/** Inks of the light drawing. */
export const INKS = palette('sheet', 'ink', 'ink-2', 'line', 'edge', 'shu', 'shu-t', 'dl', 'ft', 'fb', 'fa').light;

/** Paper, ink and vermilion (rule design.colours). Pictures of articles stand on their own light sheet in both colour schemes. */
const STYLE = `
  text { font: 500 22px 'Site Latin', sans-serif; fill: ${INKS.ink}; }
  /* Read on a telephone at less than half this size. */
  .small { font-size: 18px; fill: ${INKS['ink-2']}; }
  .code { font: 500 18px ui-monospace, 'DejaVu Sans Mono', monospace; }
  .on { fill: #fff; }
  .red { fill: ${INKS['shu-t']}; font-weight: 700; }
  path, rect, circle, ellipse { fill: none; stroke: ${INKS.dl}; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
  .hair { stroke: ${INKS.line}; stroke-width: 1; }
  .axis { stroke: ${INKS.edge}; stroke-width: 1; }
  .dash { stroke-dasharray: 6 5; }
  .heavy { stroke-width: 2.5; }
  .k { stroke: ${INKS.shu}; stroke-width: 2.5; }
  .face { fill: ${INKS.fb}; }
  .dark { fill: ${INKS.fa}; }
  .sheet { fill: ${INKS.ft}; }
  .full { fill: ${INKS.shu}; stroke: none; }
  .ink { fill: ${INKS.dl}; stroke: none; }`;

/** Where values lie on the sheet: a straight scale from one range to the other. */
export type Scale = (value: number) => number;

/**
 * A straight scale.
 *
 * @example scale([0, 100], [50, 750])(50) // => 400
 */
export function scale([from, to]: Point, [start, end]: Point): Scale {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** What figures are drawn with: lines, bars, bubbles and short labels. */
export class Sheet {
  readonly #parts: string[] = [];

  path(points: readonly Point[], look = ''): this {
    const [first, ...rest] = points.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' '));
    return this.#add(`<path class="${look}" d="M${first}${rest.map((point) => `L${point}`).join('')}"/>`);
  }

  box(x: number, y: number, width: number, height: number, look = 'face'): this {
    return this.#add(`<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${height}"/>`);
  }

  text(x: number, y: number, words: string, look = '', anchor: Anchor = 'start'): this {
    const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return this.#add(`<text class="${look}" x="${x}" y="${y}" text-anchor="${anchor}">${safe}</text>`);
  }

  /** The letter by which the caption names a thing. */
  bubble(x: number, y: number, letter: string, look = 'sheet'): this {
    this.#add(`<circle class="${look}" cx="${x}" cy="${y}" r="18"/>`);
    return this.text(x, y + 8, letter, look === 'full' || look === 'ink' ? 'on' : '', 'middle');
  }

  dot(x: number, y: number, look = 'ink', r = 5): this {
    return this.#add(`<circle class="${look}" cx="${x}" cy="${y}" r="${r}"/>`);
  }

  /** Where something breaks. */
  cross(x: number, y: number): this {
    return this.path(
      [
        [x - 8, y - 8],
        [x + 8, y + 8],
      ],
      'k',
    ).path(
      [
        [x + 8, y - 8],
        [x - 8, y + 8],
      ],
      'k',
    );
  }

  arrow(from: Point, to: Point, look = ''): this {
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const barb = (turn: number): Point => [to[0] - 10 * Math.cos(angle + turn), to[1] - 10 * Math.sin(angle + turn)];
    return this.path([from, to], look).path([barb(0.45), to, barb(-0.45)], look.replace('dash', ''));
  }

  /** A database: a drum seen from the side. */
  drum(x: number, y: number, look = 'face'): this {
    this.#add(`<path class="${look}" d="M${x - 24} ${y - 20}v40a24 8 0 0 0 48 0v-40"/>`);
    return this.#add(`<ellipse class="sheet" cx="${x}" cy="${y - 20}" rx="24" ry="8"/>`);
  }

  /** The whole picture as SVG. */
  toSvg(height: number): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${height}"><style>${STYLE}</style>${this.#parts.join('')}</svg>`;
  }

  #add(markup: string): this {
    this.#parts.push(markup);
    return this;
  }
}
