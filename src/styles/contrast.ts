/**
 * Contrast ratio of two hex colours, 1 to 21 (WCAG 2.2, relative luminance).
 *
 * @example contrast('#000000', '#ffffff') // => 21
 */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Relative luminance of a hex colour, 0 to 1 (WCAG 2.2).
 *
 * @example luminance('#ffffff') // => 1
 */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * A share of a second colour mixed into a first, as `color-mix(in oklab, …)` does it (CSS Color 5; the matrices are Björn Ottosson's).
 *
 * @param share of the second colour, 0 to 1
 * @example mixed('#000000', '#ffffff', 0) // => '#000000'
 */
export function mixed(first: string, second: string, share: number): string {
  const [a, b] = [oklab(first), oklab(second)];
  const [l = 0, m = 0, s = 0] = a.map((part, at) => part * (1 - share) + (b[at] ?? 0) * share);
  const cubes = [
    (l + 0.3963377774 * m + 0.2158037573 * s) ** 3,
    (l - 0.1055613458 * m - 0.0638541728 * s) ** 3,
    (l - 0.0894841775 * m - 1.291485548 * s) ** 3,
  ] as const;
  const linear = [
    [4.0767416621, -3.3077115913, 0.2309699292],
    [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.707614701],
  ].map((row) => row.reduce((sum, factor, at) => sum + factor * (cubes[at] ?? 0), 0));
  const bytes = linear.map((value) => {
    const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, shown)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function oklab(hex: string): readonly number[] {
  const [r, g, b] = linearOf(hex);
  const cones = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt);
  const [l = 0, m = 0, s = 0] = cones;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOf(colour: string): readonly [r: number, g: number, b: number] {
  const hex = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}
