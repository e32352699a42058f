import { contrast, luminance } from '#src/styles/contrast.ts';
import { coloursOf } from '#src/styles/palette.ts';
import { asBrightAs, hexOf, oklchOf } from './oklch.ts';

/** The token of the main colour: links, lines and drawings. */
const MAIN = 'ao';
/** The accent: primary buttons, the current entry of a menu, what needs attention. */
const ACCENT = ['shu', 'shu-t', 'on-shu', 'band-shu', 'band-on-shu', 'band-key'];
/** Tokens of the accent that are the main colour itself in the light theme, if that is as dark as text on a tint has to be. */
const FILLS = ['shu', 'shu-t'];
/** By convention errors are red and the strings of code samples are green. */
const KEPT = ['err', 'band-string'];
/** Contrast of text with its background (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** The tokens of a theme, or why its main colour cannot be used. */
type Theme =
  | { readonly ok: true; readonly tokens: string; readonly light: string; readonly dark: string }
  | { readonly ok: false; readonly message: string };

/**
 * The design tokens with another main colour. Every colour that was of the hue of the main colour takes the new hue and keeps its brightness,
 * so that all contrasts stay as they are, light and dark. The accent takes the new hue as well; in the light theme it is the main colour itself,
 * or as dark as the former accent where the main colour is lighter.
 *
 * @param tokens the text of `src/styles/tokens.css`
 * @param colour hex, six digits
 */
export function themed(tokens: string, colour: string): Theme {
  const former = coloursOf(tokens).light;
  const [from, to] = [former[MAIN] ?? '', colour.toLowerCase()];
  const [{ chroma: fromChroma }, main] = [oklchOf(from), oklchOf(to)];
  const strength = fromChroma < 0.01 ? 1 : Math.min(1.2, main.chroma / fromChroma);
  const isItself = (name: string, hex: string): boolean =>
    hex === former[name] &&
    (name === MAIN || (FILLS.includes(name) && luminance(to) <= luminance(former['shu-t'] ?? '')));
  const recoloured = (name: string, hex: string): string => {
    if (KEPT.includes(name)) return hex;
    if (isItself(name, hex)) return to;
    const { chroma } = oklchOf(hex);
    return asBrightAs(hex, {
      chroma: ACCENT.includes(name) ? Math.min(chroma, main.chroma) : chroma * strength,
      hue: main.hue,
    });
  };
  const made = tokens.replace(
    /--([\w-]+):\s*(#[\da-f]{6})\b/gi,
    (_, name: string, hex: string) => `--${name}: ${recoloured(name, hex)}`,
  );
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
