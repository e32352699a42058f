import { readFileSync } from 'node:fs';

const FILE = '/favicon.svg';
/** The same drawing as an address of its own: what would end address, attribute or tag is escaped. */
const DRAWING = `data:image/svg+xml,${readFileSync(`public${FILE}`, 'utf8').trim().replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent)}`;

/**
 * A page's icon: with the page, so that a visit makes no request for it before the first paint. Home names the file: there search
 * engines look for a site's icon, and they want one (https://developers.google.com/search/docs/appearance/favicon-in-search).
 *
 * @param path without language
 * @example pageIcon('/') // => '/favicon.svg'
 */
export function pageIcon(path: string): string {
  return path === '/' ? FILE : DRAWING;
}
