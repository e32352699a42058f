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

/** The text of the first paragraph of a rendered text; empty without one. */
export function firstParagraph(html: string): string {
  return plainTextOf(/<p>.*?<\/p>/s.exec(html)?.[0] ?? '');
}

/**
 * Matches a line break between two characters of Han, kana or their punctuation, where it is no space. The break comes first, because a
 * search for one character is faster than one for many.
 */
export const CJK_BREAK =
  /\n(?<=[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60]\n)(?=[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60])/g;
