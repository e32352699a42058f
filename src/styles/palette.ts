import { readFileSync } from 'node:fs';

/** The file with all colours of the site, also for drawings and icons. */
const TOKENS = 'src/styles/tokens.css';

/** Hex colours with `#`, by the name of the token without dashes. */
export type Colours = Readonly<Record<string, string>>;

/** The light and the dark colours of a style sheet of tokens; dark ones fall back to the light ones. */
export function coloursOf(css: string): { readonly light: Colours; readonly dark: Colours } {
  const at = css.search(/@media[^{]*prefers-color-scheme:\s*dark/);
  const named = (text: string): Colours =>
    Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[\da-f]{3,8})\b/gi)].map(([, name, value]) => [name, value]));
  const light = named(at < 0 ? css : css.slice(0, at));
  return { light, dark: { ...light, ...named(at < 0 ? '' : css.slice(at)) } };
}

/**
 * The site's colours by name, for images, icons and the browser window, which style sheets cannot reach.
 *
 * @throws Error if a token is missing or no hexadecimal colour
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
