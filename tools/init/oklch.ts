import { luminance } from '#src/styles/contrast.ts';
import { hexOfLinear, linearOfOklab, oklabOf } from '#src/styles/oklab.ts';

/** A colour by lightness (0 to 1), chroma, and hue in degrees (Björn Ottosson's OKLCH). */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** The OKLCH coordinates of a hex colour of six digits. */
export function oklchOf(hex: string): Oklch {
  const [lightness, x, y] = oklabOf(hex);
  return { lightness, chroma: Math.hypot(x, y), hue: (Math.atan2(y, x) * 180) / Math.PI };
}

/** The hex colour of OKLCH coordinates. Outside sRGB, the chroma is reduced until the colour fits. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const linear = linearOfOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  if (chroma > 0.001 && linear.some((value) => value < -0.0005 || value > 1.0005))
    return hexOf({ lightness, chroma: chroma * 0.95, hue });
  return hexOfLinear(linear);
}

/**
 * The colour of a hue and chroma that is as bright as another one, so that it contrasts with others as that one does.
 *
 * @param brightness a hex colour whose relative luminance is kept (WCAG 2.2)
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
