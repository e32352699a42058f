import { companyMark } from '#src/content/mark.ts';
import { iconSvg } from '#src/domain/mark.ts';
import { palette } from '#src/styles/palette.ts';

/** The same drawing as an address of its own: what would end address, attribute or tag is escaped. */
const drawing = iconSvg(companyMark(), palette('paper', 'ink').light);
const DRAWING = `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent)}`;

/**
 * A page's icon: with the page, so that a visit makes no request for it before the first paint. Home names the file: there search
 * engines look for a site's icon, and they want one (https://developers.google.com/search/docs/appearance/favicon-in-search).
 *
 * @param path without language
 * @example pageIcon('/') // => '/favicon.svg'
 */
export function pageIcon(path: string): string {
  return path === '/' ? '/favicon.svg' : DRAWING;
}
