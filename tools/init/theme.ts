import { clampChroma, converter, formatHex, type Oklch, wcagContrast, wcagLuminance } from 'culori';
import { coloursOf } from '#src/styles/palette.ts';

/** The token of the main colour: links, lines and drawings. */
const MAIN = 'ao';
/** The accent: primary buttons, the current entry of a menu, what needs attention. */
const ACCENT = ['shu', 'shu-t', 'on-shu', 'band-shu', 'band-on-shu', 'band-key'];
/** Tokens of the accent that are the main colour itself in the light theme, if that is as dark as text on a tint has to be. */
const FILLS = ['shu', 'shu-t'];
/** In the dark theme they are lighter than those of the former hue, which its chroma sets off from the page, too. */
const RAISED = ['sheet', 'tint'];
/** The ground of sections, a whole screen of it: half the chroma in the light theme, where a warm hue would be pink. */
const GROUND = 'tint';
/** By convention errors are red and the strings of code samples are green. */
const KEPT = ['err', 'band-string'];
/** Contrast of text with its background (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

type Theme =
  | { readonly ok: true; readonly tokens: string; readonly dark: string }
  | { readonly ok: false; readonly message: string };

/**
 * The design tokens with another main colour. Every colour takes the new hue and keeps its brightness, so that all contrasts stay as they
 * are, light and dark. In the light theme the accent is the main colour itself, or as dark as the former accent where that is lighter.
 */
export function themed(tokens: string, colour: string): Theme {
  const former = coloursOf(tokens).light;
  const formerChroma = oklchOf(former[MAIN] ?? '').c;
  const { c: most, h: hue } = oklchOf(colour);
  const strength = formerChroma < 0.01 ? 1 : Math.min(1.2, most / formerChroma);
  const isDark = wcagLuminance(colour) <= wcagLuminance(former['shu-t'] ?? '');
  const recoloured = (name: string, hex: string): string => {
    if (KEPT.includes(name)) return hex;
    if (hex === former[name] && (name === MAIN || (FILLS.includes(name) && isDark))) return colour;
    const chroma = oklchOf(hex).c * (name === GROUND && hex === former[name] ? 0.5 : 1);
    const brightness = wcagLuminance(hex) * (RAISED.includes(name) && hex !== former[name] ? 1.5 : 1);
    return asBrightAs(brightness, ACCENT.includes(name) ? Math.min(chroma, most) : chroma * strength, hue);
  };
  // A light and a dark colour, or one for both.
  const made = tokens.replace(/--([\w-]+):[^;]*;/g, (token, name: string) =>
    token.replace(/#[\da-f]{6}\b/gi, (hex) => recoloured(name, hex)),
  );
  const { light, dark } = coloursOf(made);
  const ratioOf = (hex: string) => Math.min(...['paper', 'sheet'].map((name) => wcagContrast(hex, light[name] ?? '')));
  if (ratioOf(colour) >= LEAST) return { ok: true, tokens: made, dark: dark[MAIN] ?? colour };
  const steps = Array.from({ length: 500 }, (_, at) => hexOf({ ...oklchOf(colour), l: 1 - at * 0.002 }));
  const passing = steps.find((hex) => ratioOf(hex) >= LEAST) ?? '#000000';
  // Down, so that a ratio below the least never looks like it.
  const [ratio, nearest] = [colour, passing].map((hex) => (Math.floor(ratioOf(hex) * 100) / 100).toFixed(2));
  const message = `--colour ${colour}: its contrast with the page is ${ratio}:1 and text needs ${LEAST}:1.
The nearest colour that passes is ${passing} (${nearest}:1). The dark theme gets a lighter tone of the same hue by itself.`;
  return { ok: false, message };
}

/** The OKLCH coordinates of a hex colour. */
export function oklchOf(hex: string): Oklch {
  return converter('oklch')(hex) ?? { mode: 'oklch', l: 0, c: 0 };
}

/** The hex colour of OKLCH coordinates. Outside sRGB, the chroma is reduced until the colour fits. */
function hexOf(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}

/** The colour of a hue and chroma with a relative luminance, so that it contrasts with others as any colour of that luminance does. */
function asBrightAs(brightness: number, chroma: number, hue = 0): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (wcagLuminance(hexOf({ mode: 'oklch', l: middle, c: chroma, h: hue })) < brightness) low = middle;
    else high = middle;
  }
  return hexOf({ mode: 'oklch', l: high, c: chroma, h: hue });
}
