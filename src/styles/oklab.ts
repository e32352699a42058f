/** Three parts of a colour: red, green, blue, or lightness and two axes. */
export type Parts = readonly [number, number, number];

/** The linear parts of a hex colour of three or six digits, each 0 to 1 (sRGB transfer function, IEC 61966-2-1). */
export function linearOf(colour: string): Parts {
  const hex = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** The hex colour of linear parts; a part outside of 0 to 1 is cut off. */
export function hexOfLinear(linear: Parts): string {
  const bytes = linear.map((value) => {
    const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, shown)) * 255);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A hex colour in OKLab, by Björn Ottosson's matrices: lightness 0 to 1, then the axes green to red and blue to yellow. */
export function oklabOf(hex: string): Parts {
  const [r, g, b] = linearOf(hex);
  const [l = 0, m = 0, s = 0] = [
    0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
    0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
    0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
  ].map(Math.cbrt);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The linear parts of a colour in OKLab, the inverse of {@link oklabOf}: outside of 0 to 1 where sRGB cannot show it. */
export function linearOfOklab([lightness, x, y]: Parts): Parts {
  const [l, m, s] = [
    (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3,
    (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3,
    (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3,
  ] as const;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
