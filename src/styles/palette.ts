import { readFileSync } from 'node:fs';

const TOKENS = 'src/styles/tokens.css';

/** Hex colours with `#`, by the name of the token without dashes. */
export type Colours = Readonly<Record<string, string>>;

/** A token with one colour, or with a light and a dark one. */
const TOKEN = /--([\w-]+):\s*(?:light-dark\()?(#[\da-f]{3,8})\b(?:,\s*(#[\da-f]{3,8})\))?/gi;

/** The light and the dark colours of a style sheet of tokens; dark ones fall back to the light ones. */
export function coloursOf(css: string): { readonly light: Colours; readonly dark: Colours } {
  const tokens = [...css.matchAll(TOKEN)];
  return {
    light: Object.fromEntries(tokens.map(([, name, light]) => [name, light])),
    dark: Object.fromEntries(tokens.map(([, name, light, dark = light]) => [name, dark])),
  };
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
