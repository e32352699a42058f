/**
 * Names under which the site stores things in a browser (rule languages.storage-names); the prefix is the company's.
 *
 * @example languageKey('example') // => 'example.lang', also the cookie's name
 */
export function languageKey(prefix: string): string {
  return `${prefix}.lang`;
}

/**
 * The consent flag in session storage.
 *
 * @example consentKey('example') // => 'example.consent'
 */
export function consentKey(prefix: string): string {
  return `${prefix}.consent`;
}

/**
 * The contact form's draft in session storage.
 *
 * @example draftKey('example') // => 'example.draft'
 */
export function draftKey(prefix: string): string {
  return `${prefix}.draft`;
}
