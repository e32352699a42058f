const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escape text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Escape an editor's running text, in which a character reference such as `&copy;` keeps its meaning
 * (https://spec.commonmark.org/0.31.2/#entity-and-numeric-character-references).
 */
export function escapeText(text: string): string {
  return text.replace(/&(?!#\d{1,7};|#[xX][\da-fA-F]{1,6};|[a-zA-Z]\w{1,31};)|[<>"']/g, escapeHtml);
}

/** The text of a piece of HTML that this renderer wrote. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
