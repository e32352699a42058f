import { luminance } from '#src/styles/contrast.ts';

/** A colour by lightness (0 to 1), chroma, and hue in degrees (Björn Ottosson's OKLCH). */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/**
 * The OKLCH coordinates of a hex colour of six digits.
 *
 * @example oklchOf('#ffffff').lightness // => 1 (rounded)
 */
export function oklchOf(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [l = 0, m = 0, s = 0] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: (Math.atan2(y, x) * 180) / Math.PI,
  };
}

/**
 * The hex colour of OKLCH coordinates. Outside sRGB, the chroma is reduced until the colour fits.
 *
 * @example hexOf({ lightness: 1, chroma: 0, hue: 0 }) // => '#ffffff'
 */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const [x, y] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const [l, m, s] = [
    (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3,
    (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3,
    (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3,
  ] as const;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  if (chroma > 0.001 && linear.some((value) => value < -0.0005 || value > 1.0005))
    return hexOf({ lightness, chroma: chroma * 0.95, hue });
  const bytes = linear.map((value) => {
    const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, shown)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The colour of a hue and chroma that is as bright as another one, so that it contrasts with others as that one does.
 *
 * @param brightness a hex colour whose relative luminance is kept (WCAG 2.2)
 * @example asBrightAs('#1c3da6', { chroma: 0, hue: 0 }) // => '#454545'
 */
export function asBrightAs(brightness: string, { chroma, hue }: Omit<Oklch, 'lightness'>): string {
  const wanted = luminance(brightness);
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (luminance(hexOf({ lightness: middle, chroma, hue })) < wanted) low = middle;
    else high = middle;
  }
  return hexOf({ lightness: high, chroma, hue });
}
