import { contrast } from '#src/styles/contrast.ts';
import { coloursOf } from '#src/styles/palette.ts';
import { asBrightAs, hexOf, oklchOf } from './oklch.ts';

/** The token of the main colour: links, lines and drawings. */
const MAIN = 'ao';
/** The accent of primary buttons and of what needs attention. */
const ACCENT = ['shu', 'shu-t', 'on-shu', 'band-shu', 'band-on-shu', 'band-key'];
/** The string of code samples is green by convention. */
const KEPT = ['band-string'];
/** Degrees of hue within which accent and main colour would look alike. */
const ALIKE = 45;
/** Contrast of text with its background (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** The tokens of a theme, or why its main colour cannot be used. */
type Theme =
  | { readonly ok: true; readonly tokens: string; readonly light: string; readonly dark: string }
  | { readonly ok: false; readonly message: string };

/**
 * The design tokens with another main colour. Every colour that was of the hue of the main colour takes the new hue and keeps its brightness,
 * so that all contrasts stay as they are, light and dark; the accent changes only where it would look like the main colour.
 *
 * @param tokens the text of `src/styles/tokens.css`
 * @param colour hex, six digits
 * @example themed(tokens, '#0a7d6c') // => { ok: true, light: '#0a7d6c', dark: '#87d3c4', tokens: '…' }
 */
export function themed(tokens: string, colour: string): Theme {
  const former = coloursOf(tokens).light;
  const [from, to, accent] = [former[MAIN] ?? '', colour.toLowerCase(), former[ACCENT[0] ?? ''] ?? ''];
  const [{ hue: fromHue, chroma: fromChroma }, main] = [oklchOf(from), oklchOf(to)];
  const strength = fromChroma < 0.01 ? 1 : Math.min(1.2, main.chroma / fromChroma);
  const isAlike = main.chroma > 0.04 && distance(main.hue, oklchOf(accent).hue) < ALIKE;
  const recoloured = (name: string, hex: string): string => {
    if (KEPT.includes(name) || (ACCENT.includes(name) && !isAlike)) return hex;
    const { chroma } = oklchOf(hex);
    if (ACCENT.includes(name)) return asBrightAs(hex, { chroma, hue: fromHue });
    return asBrightAs(hex, { chroma: chroma * strength, hue: main.hue });
  };
  const made = tokens.replace(/--([\w-]+):\s*(#[\da-f]{6})\b/gi, (_, name: string, hex: string) => {
    const isMain = name === MAIN && hex === from;
    return `--${name}: ${isMain ? to : recoloured(name, hex)}`;
  });
  const { light, dark } = coloursOf(made);
  const grounds = [light['paper'] ?? '', light['sheet'] ?? ''];
  const ratio = ratioOn(grounds, to);
  if (ratio < LEAST) return { ok: false, message: refusal(to, ratio, grounds) };
  return { ok: true, tokens: made, light: to, dark: dark[MAIN] ?? to };
}

function refusal(colour: string, ratio: number, grounds: readonly string[]): string {
  let near = { ...oklchOf(colour) };
  while (near.lightness > 0 && ratioOn(grounds, hexOf(near)) < LEAST)
    near = { ...near, lightness: near.lightness - 0.002 };
  const passing = hexOf(near);
  return [
    `--colour ${colour}: its contrast with the page is ${rounded(ratio)}:1 and text needs ${LEAST}:1.`,
    `The nearest colour that passes is ${passing} (${rounded(ratioOn(grounds, passing))}:1). The dark theme gets a lighter tone of the same hue by itself.`,
  ].join('\n');
}

function ratioOn(grounds: readonly string[], colour: string): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/** Down, so that a ratio below the least never looks like it. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function distance(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
}
