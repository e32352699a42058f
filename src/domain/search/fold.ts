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

/** Ways of writing a query that are asked of an index; more words in kana than that are rare. */
const MOST_SPELLINGS = 8;

/**
 * The spellings of a query, each word as typed, in katakana and in hiragana, for an index that distinguishes them.
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

/** A range of characters: from the first to before the last index. */
export type Span = readonly [from: number, to: number];

/**
 * Finds where in a text its folded form holds something. The text is folded once, for several things to be looked for.
 *
 * @returns a function from what finds it in folded text, and never the empty text, to its places in the text as it is written
 */
export function spanFinder(text: string): (pattern: RegExp) => Span[] {
  // A letter with its marks is folded as one: ｶﾞ is two characters, が is one.
  const characters = text.match(/[\s\S][\p{M}\uff9e\uff9f]*/gu) ?? [];
  const folded = characters.map((character) => hiragana(normalized(character)));
  const whole = folded.join('');
  // Most texts hold nothing of what is looked for.
  let owners: readonly Span[] | undefined;
  return (pattern) =>
    Array.from(whole.matchAll(new RegExp(pattern, 'g')), ({ index, 0: { length } }): Span => {
      owners ??= ownersOf(characters, folded);
      return [owners[index]?.[0] ?? 0, owners[index + length - 1]?.[1] ?? 0];
    });
}

/** For each index of a normalized text: the range of the original text from which its character comes. */
function ownersOf(characters: readonly string[], folded: readonly string[]): Span[] {
  let at = 0;
  return folded.flatMap((character, nth): Span[] => {
    const own: Span = [at, at + (characters[nth]?.length ?? 0)];
    at = own[1];
    return Array.from({ length: character.length }, () => own);
  });
}

/**
 * Mark what is looked for in a text, however it is written there.
 *
 * @returns pieces that joined are the text again
 */
export function markedPieces(text: string, patterns: readonly RegExp[]): Piece[] {
  const isMarked = new Uint8Array(text.length);
  for (const [from, to] of patterns.flatMap(spanFinder(text))) isMarked.fill(1, from, to);
  const pieces: { text: string; marked: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    const marked = isMarked[at] === 1;
    if (last?.marked === marked) last.text += text[at];
    else pieces.push({ text: text[at] ?? '', marked });
  }
  return pieces;
}

/**
 * A text in lower case and one width, with its kana unchanged: for code that distinguishes katakana from hiragana, such as an index or
 * word segmentation.
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

/** Each katakana is 0x60 code points after its hiragana. */
function shifted(text: string, kana: RegExp, by: number): string {
  return text.replace(kana, (one) => String.fromCharCode(one.charCodeAt(0) + by));
}
