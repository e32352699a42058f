import settings from '#site-config';
import type { SiteConfig } from '#src/i18n/site-config.ts';

/**
 * Whether pages are framed as a set of drawings (`frame` of `site.config.ts`): title blocks, numbers of sheets, signs of sections, and the
 * drawings of built-in pages. The styles of a site without them are in `styles/plain.css`.
 */
export const IS_DRAWN = (settings as SiteConfig).frame === 'drawing';
