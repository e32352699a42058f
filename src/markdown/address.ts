/** Whether an address has a harmless scheme. Other addresses (`javascript:`, `data:`) are printed as text. */
export function isSafe(href: string): boolean {
  // Browsers drop control characters and spaces inside a scheme (https://url.spec.whatwg.org/#concept-basic-url-parser).
  const compact = href.replace(/[\p{Cc}\p{Z}]/gu, '').toLowerCase();
  return !/^[a-z][a-z0-9+.-]*:/.test(compact) || /^(https?|mailto|tel):/.test(compact);
}

/** Whether an address leaves the site. */
export function isForeign(href: string): boolean {
  return /^(https?:|[\\/]{2})/i.test(href.trim());
}

/** A percent-encoded name in plain text; the same text if it cannot be decoded. */
export function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
