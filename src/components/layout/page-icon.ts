import { companyMark } from '#src/content/mark.ts';
import { iconSvg } from '#src/domain/mark.ts';
import { palette } from '#src/styles/palette.ts';

/** The icon as a data URL, with escapes for characters that would end the address, the attribute or the tag. */
const drawing = iconSvg(companyMark(), palette('paper', 'ink').light);
const DRAWING = `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent)}`;

/**
 * The icon of a page, inline, so that it needs no request before the first paint. The home page links the file, because search engines
 * require a file there (https://developers.google.com/search/docs/appearance/favicon-in-search).
 */
export function pageIcon(path: string): string {
  return path === '/' ? '/favicon.svg' : DRAWING;
}
