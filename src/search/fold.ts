/** Latin letters that Unicode does not decompose, as they are typed on other keyboards. */
const WITHOUT_MARK: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Letters that German, Danish, Norwegian and Swedish spell with two letters where a keyboard has none. */
const WITH_TWO: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/**
 * Bring a text into the form in which all searches compare: full-width letters and half-width kana become one with the others
 * (NFKC), small Latin letters without marks, katakana as hiragana, since readers type whichever their keyboard offers, and one space for
 * many.
 *
 * @example fold('ＯＳＳの  サーバー') // => 'ossの さーばー'
 * @example fold('Bäckerei') // => 'backerei'
 */
export function fold(text: string): string {
  const small = normalized(text)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[ßæœøđðþłı]/g, (letter) => WITHOUT_MARK[letter] ?? letter);
  return hiragana(small).replace(/\s+/g, ' ').trim();
}

/**
 * The same for a text whose letters are spelled with two.
 *
 * @example foldSpelled('Bäckerei') // => 'baeckerei'
 */
export function foldSpelled(text: string): string {
  return fold(normalized(text).replace(/[äöüøå]/g, (letter) => WITH_TWO[letter] ?? letter));
}

/** Whether a text holds every word of a query; parts of words count, since Japanese and Chinese have no spaces. A blank query is held. */
export function holdsWords(text: string, query: string): boolean {
  return [fold, foldSpelled].some((folding) => {
    const folded = folding(text);
    return folding(query)
      .split(' ')
      .every((word) => folded.includes(word));
  });
}

/** A text in lower case and one width, with its kana unchanged, without the word joiners that a built page has. */
export function normalized(text: string): string {
  // Small letters may compose with a mark where capitals could not: H̱, ẖ.
  return text.replaceAll('\u2060', '').normalize('NFKC').toLowerCase().normalize('NFKC');
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
