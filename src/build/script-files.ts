import { createHash } from 'node:crypto';

const MOVABLE = /<script type="module" data-file>([\s\S]*?)<\/script>/g;
const LOADED = /<script((?![^>]*\sintegrity=)[^>]*\ssrc="\/([^"]+)"[^>]*)>/g;

/** A page whose marked scripts are files, and those files by their names below the built site. */
export interface Moved {
  readonly html: string;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Make files of the scripts that a page marks with `data-file`: loaded late, kept by the browser for all pages, and named by
 * integrity, by which a policy can allow that one text instead of every file of the site (CSP 3 §8.4).
 *
 * @example moveScripts('<script type="module" data-file>go()</script>').html // => '<script type="module" src="/_astro/….js" integrity="sha256-…"></script>'
 */
export function moveScripts(html: string): Moved {
  const files = new Map<string, string>();
  const moved = html.replace(MOVABLE, (_, code: string) => {
    const integrity = integrityOf(code);
    const name = `_astro/${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    files.set(name, code);
    return `<script type="module" src="/${name}" integrity="${integrity}"></script>`;
  });
  return { html: moved, files };
}

/**
 * Name the integrity of every script file that a page loads (W3C Subresource Integrity).
 *
 * @param read text of a file of the built site
 * @example addIntegrity('<script type="module" src="/_astro/a.js"></script>', () => 'go()')
 */
export function addIntegrity(html: string, read: (name: string) => string): string {
  return html.replace(
    LOADED,
    (_, attributes: string, name: string) => `<script${attributes} integrity="${integrityOf(read(name))}">`,
  );
}

function integrityOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
