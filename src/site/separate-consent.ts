import type { Lang } from '#src/i18n/langs.ts';

/** Languages whose readers may live in mainland China, where the law wants a consent of its own to a transfer abroad (PIPL, art. 39). */
const ASKED: readonly Lang[] = ['zh'];

/**
 * Whether the form of a language asks for the separate consent to the transfer abroad (rule inquiry.separate-consent).
 *
 * @example hasSeparateConsent('zh') // => true
 */
export function hasSeparateConsent(lang: Lang): boolean {
  return ASKED.includes(lang);
}
