/** Names under which the site stores things in a browser; the prefix is the company's. */
export function languageKey(prefix: string): string {
  return `${prefix}.lang`;
}

/** The colours that the visitor chose, in local storage. */
export function coloursKey(prefix: string): string {
  return `${prefix}.colours`;
}

/** The consent flag in session storage. */
export function consentKey(prefix: string): string {
  return `${prefix}.consent`;
}

/** The contact form's draft in session storage. */
export function draftKey(prefix: string): string {
  return `${prefix}.draft`;
}
