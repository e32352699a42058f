/**
 * Bring a text into the form in which all searches compare: full-width letters and half-width kana become one with the others
 * (NFKC), small letters, katakana as hiragana, since readers type whichever their keyboard offers, and one space for many.
 *
 * @example fold('ＯＳＳの  サーバー') // => 'ossの さーばー'
 */
export function fold(text: string): string {
  return hiragana(normalized(text)).replace(/\s+/g, ' ').trim();
}

/**
 * The words of a query, folded.
 *
 * @param query words between spaces, U+3000 included
 */
export function queryWords(query: string): string[] {
  return fold(query).split(' ').filter(Boolean);
}

/** Whether a text holds every word of a query; parts of words count, since Japanese and Chinese have no spaces. A blank query is held. */
export function holdsWords(text: string, query: string): boolean {
  const folded = fold(text);
  return queryWords(query).every((word) => folded.includes(word));
}

/** A range of characters: from the first to before the last index. */
export type Span = readonly [from: number, to: number];

/** The places of folded words in a text as it is written, one word after the other. */
export function spansOf(text: string, words: readonly string[]): Span[] {
  // A letter with its marks is folded as one: ｶﾞ is two characters, が is one.
  const characters = text.match(/[\s\S][\p{M}\uff9e\uff9f]*/gu) ?? [];
  const owners: Span[] = [];
  let folded = '';
  let at = 0;
  for (const character of characters) {
    const own = hiragana(normalized(character));
    for (let nth = 0; nth < own.length; nth++) owners.push([at, at + character.length]);
    folded += own;
    at += character.length;
  }
  return words.flatMap((word) =>
    Array.from(folded.matchAll(new RegExp(RegExp.escape(word), 'g')), ({ index }): Span => {
      return [owners[index]?.[0] ?? 0, owners[index + word.length - 1]?.[1] ?? 0];
    }),
  );
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
