import { readFileSync } from 'node:fs';
import { viewBoxOf } from './svg-fault.ts';

/** A company's logo, drawn in `currentColor`, so that it has the text color of its surroundings. */
export interface CompanyMark {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The content of its `<svg>`. */
  readonly drawing: string;
}

/** The drawing of the company's mark, for header, footer, share images and icons. */
export const MARK_FILE = 'content/company/mark.svg';

/** Matches content that a mark must not have: inline styles, which the page policy forbids, and anything but shapes. */
const FORBIDDEN = /<(script|style|foreignObject|image|use|a)\b|\s(style|on\w+|(xlink:)?href)\s*=|url\(/i;

/** How much of an icon's side the mark takes; the rest is clear space, a fifth at most corners. */
const SHARE_OF_ICON = 0.7206;

/**
 * Whether a file can be a mark: an `<svg>` with a `viewBox` of four numbers, with shapes only (no styles, scripts or references), and
 * something in `currentColor`.
 */
export function isMark(svg: string): boolean {
  return viewBoxOf(svg) !== undefined && !FORBIDDEN.test(svg) && drawingIn(svg).includes('currentColor');
}

/**
 * Take a mark's file apart. Shapes follow each other directly; within a tag a line break is a space.
 *
 * @throws Error for a file that is no mark
 */
export function markOf(svg: string): CompanyMark {
  const box = isMark(svg) ? viewBoxOf(svg) : undefined;
  if (box === undefined) throw new Error(`${MARK_FILE}: expected a mark (the content check says what it may contain)`);
  const [x, y, width, height] = box;
  const inOneLine = drawingIn(svg)
    .trim()
    .replace(/>\s+</g, '><')
    .replace(/\s*\n\s*/g, ' ');
  return { box: { x, y, width, height }, drawing: inOneLine };
}

/**
 * The company's mark.
 *
 * @throws Error if the file is missing or cannot be a mark (the content check reports it first)
 */
export function companyMark(): CompanyMark {
  return markOf(readFileSync(MARK_FILE, 'utf8'));
}

function drawingIn(svg: string): string {
  return /<svg\b[^>]*>([\s\S]*)<\/svg>\s*$/.exec(svg)?.[1] ?? '';
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
