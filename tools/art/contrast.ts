/** Custom properties with a colour as value, by name without the dashes. */
export type Colours = Readonly<Record<string, string>>;

const longHex = (hex: string): string => (hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex);

/**
 * Read the light and the dark colours of a tokens style sheet; dark ones fall back to the light ones.
 *
 * @example readColours(':root{--ink:#000}@media(prefers-color-scheme:dark){:root{--ink:#fff}}').dark.ink // => '#ffffff'
 */
export function readColours(css: string): { readonly light: Colours; readonly dark: Colours } {
  const at = css.search(/@media[^{]*prefers-color-scheme:\s*dark/);
  const grab = (text: string): Colours =>
    Object.fromEntries(
      [...text.matchAll(/--([\w-]+):\s*(#[\da-f]{3,6})\b/gi)].map(([, k = '', v = '']) => [k, longHex(v)]),
    );
  const light = grab(at < 0 ? css : css.slice(0, at));
  return { light, dark: { ...light, ...grab(at < 0 ? '' : css.slice(at)) } };
}

/**
 * Contrast ratio of two hex colours, 1 to 21 (WCAG 2.2, relative luminance).
 *
 * @example contrast('#000000', '#ffffff') // => 21
 */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
