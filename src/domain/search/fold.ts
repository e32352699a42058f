/**
 * Bring a text into the form in which all searches compare: full-width letters and half-width kana become one with the others
 * (NFKC), small letters, katakana as hiragana, since readers type whichever their keyboard offers, and one space for many (rule search.folding).
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
 * @example queryWords(' API　リモート') // => ['api', 'りもーと']
 */
export function queryWords(query: string): string[] {
  return fold(query).split(' ').filter(Boolean);
}

/**
 * Whether a text holds every word of a query; parts of words count, since Japanese and Chinese have no spaces. A blank query is held.
 *
 * @example holdsWords('リモートワーク', 'りもーと') // => true
 */
export function holdsWords(text: string, query: string): boolean {
  const folded = fold(text);
  return queryWords(query).every((word) => folded.includes(word));
}

/** Ways of writing a query that are asked of an index; more words in kana than that are rare. */
const MOST_SPELLINGS = 8;

/**
 * A query with each word as it was typed, in katakana and in hiragana, for an index that tells them apart.
 *
 * @returns as it was typed first, each spelling once, at most 8
 * @example spellings('りもーと 開発') // => ['りもーと 開発', 'リモート 開発']
 */
export function spellings(query: string): string[] {
  const words = normalized(query).split(/\s+/).filter(Boolean);
  const all = words.reduce<string[]>(
    (begun, word) => {
      const ways = [...new Set([word, katakana(word), hiragana(word)])];
      return begun.flatMap((start) => ways.map((way) => `${start} ${way}`.trimStart())).slice(0, MOST_SPELLINGS);
    },
    [''],
  );
  return words.length === 0 ? [] : all;
}

/** A piece of a text; `marked` is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Mark a query's words in a text, however they are written there.
 *
 * @returns pieces that joined are the text again
 * @example markedPieces('リモート勤務', 'りもーと') // => [{ text: 'リモート', marked: true }, { text: '勤務', marked: false }]
 */
export function markedPieces(text: string, query: string): Piece[] {
  const words = queryWords(query);
  // A letter with its marks is folded as one: ｶﾞ is two characters, が is one.
  const characters = text.match(/[\s\S][\p{M}\uff9e\uff9f]*/gu) ?? [];
  const folded = characters.map((character) => hiragana(normalized(character)));
  const isMarked = characters.map(() => false);
  for (const word of words) {
    for (const [from, to] of spansOf(word, folded)) isMarked.fill(true, from, to);
  }
  const pieces: { text: string; marked: boolean }[] = [];
  for (const [at, character] of characters.entries()) {
    const last = pieces.at(-1);
    const marked = isMarked[at] === true;
    if (last?.marked === marked) last.text += character;
    else pieces.push({ text: character, marked });
  }
  return pieces;
}

/** From which to before which character a word stands in a text whose characters are folded one by one. */
function spansOf(word: string, folded: readonly string[]): [from: number, to: number][] {
  const owners = folded.flatMap((character, at) => Array.from({ length: character.length }, () => at));
  const text = folded.join('');
  const places: [number, number][] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    places.push([owners[at] ?? 0, (owners[at + word.length - 1] ?? 0) + 1]);
  }
  return places;
}

/**
 * A text in small letters of one width, its kana as they are: for what tells katakana from hiragana, such as an index or the
 * division into words.
 *
 * @example normalized('ＯＳＳのｻｰﾊﾞｰ') // => 'ossのサーバー'
 */
export function normalized(text: string): string {
  // Small letters may compose with a mark where capitals could not: H̱, ẖ.
  return text.normalize('NFKC').toLowerCase().normalize('NFKC');
}

function hiragana(text: string): string {
  return shifted(text, /[\u30a1-\u30f6\u30fd\u30fe]/g, -0x60);
}

function katakana(text: string): string {
  return shifted(text, /[\u3041-\u3096\u309d\u309e]/g, 0x60);
}

/** Katakana stand 0x60 code points behind their hiragana. */
function shifted(text: string, kana: RegExp, by: number): string {
  return text.replace(kana, (one) => String.fromCharCode(one.charCodeAt(0) + by));
}
