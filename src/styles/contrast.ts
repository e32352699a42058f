import { hexOfLinear, linearOf, linearOfOklab, oklabOf } from './oklab.ts';

/** Contrast ratio of two hex colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of a hex colour, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * Mix a share of a second colour into a first one, like `color-mix(in oklab, …)` (CSS Color 5).
 *
 * @param share of the second colour, 0 to 1
 */
export function mixed(first: string, second: string, share: number): string {
  const [a, b] = [oklabOf(first), oklabOf(second)];
  const part = (at: 0 | 1 | 2) => a[at] * (1 - share) + b[at] * share;
  return hexOfLinear(linearOfOklab([part(0), part(1), part(2)]));
}
