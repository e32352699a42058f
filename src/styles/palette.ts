import { readFileSync } from 'node:fs';

/** Where every colour of the site stands; the rest of the site, drawings and icons included, reads it from there. */
const TOKENS = 'src/styles/tokens.css';

/** Colours by their token's name without dashes, as they are written, `#` in front. */
export type Colours = Readonly<Record<string, string>>;

/**
 * The light and the dark colours of a style sheet of tokens; dark ones fall back to the light ones.
 *
 * @example coloursOf(':root{--ink:#000}@media(prefers-color-scheme:dark){:root{--ink:#fff}}').dark['ink'] // => '#fff'
 */
export function coloursOf(css: string): { readonly light: Colours; readonly dark: Colours } {
  const at = css.search(/@media[^{]*prefers-color-scheme:\s*dark/);
  const named = (text: string): Colours =>
    Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[\da-f]{3,8})\b/gi)].map(([, name, value]) => [name, value]));
  const light = named(at < 0 ? css : css.slice(0, at));
  return { light, dark: { ...light, ...named(at < 0 ? '' : css.slice(at)) } };
}

/**
 * The site's colours of these names, for what no style sheet reaches: images, icons, the window around the page.
 *
 * @throws Error when a token is missing or no hexadecimal colour
 * @example palette('paper').dark.paper // => '#0b1b47'
 */
export function palette<Name extends string>(
  ...names: readonly Name[]
): { readonly light: Readonly<Record<Name, string>>; readonly dark: Readonly<Record<Name, string>> } {
  const { light, dark } = coloursOf(readFileSync(TOKENS, 'utf8'));
  const pick = (colours: Colours) =>
    Object.fromEntries(
      names.map((name) => {
        const value = colours[name];
        if (value === undefined) throw new Error(`${TOKENS}: --${name}, expected a colour in hexadecimal digits`);
        return [name, value];
      }),
    ) as Record<Name, string>;
  return { light: pick(light), dark: pick(dark) };
}
