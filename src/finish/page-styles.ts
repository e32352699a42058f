/** A style element, or a link to a style file of the build. */
const STYLE = /<style>([\s\S]*?)<\/style>|<link rel="stylesheet" href="([^"]*)">/g;

/** A page taken apart into its styles and the rest. */
export interface StyledPage {
  /** Text of all its styles in their order; the same object for pages with the same styles. */
  readonly css: string;
  /** The page without its style elements and links. */
  readonly html: string;
}

const bundles = new Map<string, string>();

/**
 * Take the styles out of a built page.
 *
 * Astro leaves them in files (`build.inlineStylesheets`): printed into every page they would be hashed, written and read for
 * each, only to be pruned.
 *
 * @param textOf gives the text of a style file, by its name in the build
 * @example takeStyles('<style>a{}</style><link rel="stylesheet" href="/b.css"><p>', () => 'b{}').css // => 'a{}b{}'
 */
export function takeStyles(page: string, textOf: (name: string) => string): StyledPage {
  const parts: { readonly text: string | undefined; readonly href: string | undefined }[] = [];
  const html = page.replace(STYLE, (_, text: string | undefined, href: string | undefined) => {
    parts.push({ text, href });
    return '';
  });
  const key = parts.map(({ text, href }) => href ?? text).join('\n');
  let css = bundles.get(key);
  if (css === undefined) {
    css = parts.map(({ text, href }) => text ?? textOf((href ?? '').slice(1))).join('');
    bundles.set(key, css);
  }
  return { css, html };
}
