import config from '#site-config';
import type { Lang } from '#src/i18n/langs.ts';

const separateConsent: readonly Lang[] = config.separateConsent;

/**
 * Whether the form of a language requires the separate consent to the transfer abroad. A company sets it for
 * languages whose readers may live in mainland China (PIPL, art. 39).
 */
export function hasSeparateConsent(lang: Lang): boolean {
  return separateConsent.includes(lang);
}
