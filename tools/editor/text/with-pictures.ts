/** An image chosen in the form: its path relative to the text, and its alternative text. */
export interface Picture {
  readonly image?: unknown;
  readonly alt?: unknown;
}

/**
 * A text with the pictures of its form in it: each on the line that is its number, `![1]`, else at the end.
 *
 * @example withPictures('A\n\n![1]\n\nB', [{ image: '../images/a.webp', alt: 'a door' }]) // => 'A\n\n![a door](../images/a.webp)\n\nB'
 */
export function withPictures(body: string, pictures: readonly Picture[]): string {
  return pictures.reduce((text: string, { image, alt }, at) => {
    if (typeof image !== 'string' || image === '') return text;
    const written = `![${String(alt ?? '').trim()}](${image})`;
    const place = `![${at + 1}]`;
    const lines = text.split('\n');
    if (!lines.some((line) => line.trim() === place)) return `${text.trimEnd()}\n\n${written}`.trimStart();
    return lines.map((line) => (line.trim() === place ? written : line)).join('\n');
  }, body);
}
