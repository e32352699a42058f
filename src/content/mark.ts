import { readFileSync } from 'node:fs';

/** A company's logo, drawn in `currentColor`, so that it has the text color of its surroundings. */
export interface CompanyMark {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The content of its `<svg>`. */
  readonly drawing: string;
}

/** The drawing of the company's mark, for header, footer, share images and icons. */
export const MARK_FILE = 'content/company/mark.svg';

/** Reasons why a file is no logo. */
export type MarkFault = 'box' | 'shapes' | 'ink';

/** Matches content that a mark must not have: inline styles, which the page policy forbids, and anything but shapes. */
const FORBIDDEN = /<(script|style|foreignObject|image|use|a)\b|\s(style|on\w+|(xlink:)?href)\s*=|url\(/i;

/** How much of an icon's side the mark takes; the rest is clear space, a fifth at most corners. */
const SHARE_OF_ICON = 0.7206;

/**
 * Why a file cannot be a mark: no `<svg>` with a `viewBox` of four numbers; something else than shapes in it (styles, scripts,
 * references); nothing in `currentColor`.
 */
export function markFault(svg: string): MarkFault | undefined {
  const { box, drawing } = parts(svg);
  if (box.length !== 4 || box.some(Number.isNaN) || !box.slice(2).every((length) => length > 0)) return 'box';
  if (FORBIDDEN.test(svg)) return 'shapes';
  return drawing.includes('currentColor') ? undefined : 'ink';
}

/**
 * Take a mark's file apart.
 *
 * @throws Error naming the fault of a file that is none
 */
export function markOf(svg: string): CompanyMark {
  const fault = markFault(svg);
  if (fault !== undefined) throw new Error(`markOf: the file's fault is its ${fault}, expected a mark`);
  const { box, drawing } = parts(svg);
  const [x = 0, y = 0, width = 0, height = 0] = box;
  return { box: { x, y, width, height }, drawing: inOneLine(drawing) };
}

/**
 * The company's mark.
 *
 * @throws Error if the file is missing or cannot be a mark (the content check reports it first)
 */
export function companyMark(): CompanyMark {
  return markOf(readFileSync(MARK_FILE, 'utf8'));
}

/** Shapes follow each other directly; within a tag a line break is a space. */
function inOneLine(drawing: string): string {
  return drawing
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/\s*\n\s*/g, ' ');
}

function parts(svg: string): { readonly box: readonly number[]; readonly drawing: string } {
  const [, attributes = '', drawing = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? [];
  const viewBox = /\bviewBox="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return {
    box: viewBox
      .trim()
      .split(/[\s,]+/)
      .map(Number),
    drawing,
  };
}

/** The mark in an ink of its own, for images, which have no text around them. */
export function inked({ drawing }: CompanyMark, ink: string): string {
  return drawing.replaceAll('currentColor', ink);
}

/**
 * The mark alone on paper, as browsers and home screens show it: a square with clear space around.
 *
 * Plain shapes: a style sheet inside would cost each page's first frame some milliseconds.
 */
export function iconSvg(mark: CompanyMark, { paper, ink }: { readonly paper: string; readonly ink: string }): string {
  const { x, y, side } = iconBox(mark);
  const square = `M${x} ${y}h${side}v${side}h-${side}z`.replace(' -', '-');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${side} ${side}">` +
    `<path d="${square}" fill="${paper}"/>${inked(mark, ink)}</svg>`
  );
}

/** The square of an icon in the mark's own units. */
export function iconBox({ box: { x, y, width, height } }: CompanyMark): { x: number; y: number; side: number } {
  const short = (value: number) => Number(value.toPrecision(4));
  const side = short(Math.max(width, height) / SHARE_OF_ICON);
  return { x: short(x + (width - side) / 2), y: short(y + (height - side) / 2), side };
}
