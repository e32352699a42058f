/** The language that completes the catalogues for editors where the default language has no words. */
export const EDITORS_FALLBACK = 'en';

/**
 * Whether only editors see the words of a namespace. No language needs to translate them: what it leaves out comes from the default
 * language, and what that one leaves out from {@link EDITORS_FALLBACK}.
 */
export function isForEditors(namespace: string): boolean {
  return ['editor', 'preview'].includes(namespace);
}
