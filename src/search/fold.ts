/**
 * Bring a text into the form in which all searches compare: full-width letters and half-width kana become one with the others
 * (NFKC), small letters, katakana as hiragana, since readers type whichever their keyboard offers, and one space for many.
 *
 * @example fold('ＯＳＳの  サーバー') // => 'ossの さーばー'
 */
export function fold(text: string): string {
  return hiragana(normalized(text)).replace(/\s+/g, ' ').trim();
}

/** Whether a text holds every word of a query; parts of words count, since Japanese and Chinese have no spaces. A blank query is held. */
export function holdsWords(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word));
}

/** A text in lower case and one width, with its kana unchanged. */
export function normalized(text: string): string {
  // Small letters may compose with a mark where capitals could not: H̱, ẖ.
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}

export function hiragana(text: string): string {
  return shifted(text, /[\u30a1-\u30f6\u30fd\u30fe]/g, -0x60);
}

export function katakana(text: string): string {
  return shifted(text, /[\u3041-\u3096\u309d\u309e]/g, 0x60);
}

/** Each katakana is 0x60 code points after its hiragana. */
function shifted(text: string, kana: RegExp, by: number): string {
  return text.replace(kana, (one) => String.fromCharCode(one.charCodeAt(0) + by));
}
