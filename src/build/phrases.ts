import { loadDefaultJapaneseParser, loadDefaultSimplifiedChineseParser } from 'budoux';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { textWidth } from '#src/i18n/text-width.ts';

const PARSERS = { japanese: loadDefaultJapaneseParser(), chinese: loadDefaultSimplifiedChineseParser() };
/** Words of ICU's dictionary, which is the same for both languages. */
const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' });
/** Frequent words that ICU does not know, or not in compounds. */
const MORE_WORDS = /(クラウド|サイバー|システム)/;

/** Characters and particles that may not begin a line (行頭禁則). */
const NOT_FIRST =
  /^[をがはのにともへ]$|^[\s\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{Lm}\p{M}～｜|ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
/** Characters that may not end a line (行末禁則). Figures stay with their unit, お and ご with their word. */
const NOT_LAST = /[\p{Ps}\p{Pi}\p{Sc}\p{N}#/おご]$/u;
/** Latin words and numbers stay whole, with their signs. At spaces between them, browsers break a line themselves. */
const LATIN_LAST = /[\p{Script=Latin}!-~\s]$/u;
const LATIN_FIRST = /^[\p{Script=Latin}!-~]/u;
/** A line may always end with one of these, but not behind the letter of an item (A：). */
const PAUSE = /(?<!^\p{Lu})[、。，：；！？｜・]$|\S\s+$/u;
/** Chinese words of one character that belong to the next word. Others belong to the word before. */
const LEADING = /^[从以在与把对为和将给由用让向按跟及或先再不占]$/u;
const ONE_HAN = /^\p{Script=Han}$/u;
/** A word that may begin a line in a long phrase. */
const NOUN = /^(?!ション)(?:\p{Script=Han}{2}|\p{Script=Katakana}[\p{Script=Katakana}ー]{2}|\p{Script=Latin}|\p{N})/u;
/** Behind these, a long phrase may be cut, too. */
const PARTICLE = /^[をがはにとへ]$/u;
/** Where ICU does not know a word in katakana, it returns parts of it. */
const PART = /^[\p{Script=Katakana}ー]{1,2}$/u;

const UNIT = /営業日|个?工作日|時間|小时|週間|[かヶ个]月|[つ%％]|\p{Script=Han}/u;
/** A house number, such as 1-2-3. */
const HOUSE = '(?<!\\d)\\d{1,2}(?:-\\d{1,2})+(?!\\d)';
/** A figure or a short range with its sign and its unit, a date with its day of the week. */
const FIGURE = new RegExp(
  `[第約约¥￥]?(?:\\d[\\d,.]*[百千万億亿]?(?:${UNIT.source})|\\d{1,3}[〜～])+(?:（[月火水木金土日]）)?|[第約约¥￥]\\d|${HOUSE}`,
  'gu',
);
/** Where no browser breaks a line. */
const NOT_FIRST_SIGN = /[-\p{Pe}\p{Pf}\p{M}、。，．！？：；ーぁぃぅぇぉっゃゅょァィゥェォッャュョ\s]/u;
const NOT_LAST_SIGN = /[\p{Ps}\p{Pi}]/u;
const LATIN = /[\p{Script=Latin}\p{N}.,]/u;
/** Characters of a block's end in which its last words are sought. */
const END = 24;
const END_LINE = 4;
/** Width from which a text has two lines in most columns; the lines of others are balanced. */
const LONG = 18;
const NO_PAUSE = /[^\s、。，！？]/g;

interface Place {
  /** The piece so far, and its last word. */
  readonly piece: string;
  readonly last: string;
  /** The word behind the place, and its index in the text. */
  readonly word: string;
  readonly index: number;
}

/**
 * Cuts a title into the pieces between which a line may end. The pieces joined are the text again.
 *
 * A piece ends where BudouX ends a phrase, but never inside a word of ICU's dictionary. A phrase wider than a line is cut before nouns and
 * behind particles.
 *
 * @param line width of the narrowest line, in full-width characters
 * @example phrasesOf('CTOが最初に引いた三本の線', 'ja', 9) // => ['CTOが', '最初に', '引いた', '三本の', '線']
 */
export function phrasesOf(text: string, lang: Lang, line: number): string[] {
  const { letters } = LANG_INFO[lang];
  if (letters !== 'japanese' && letters !== 'chinese') return [text];
  const ends = new Set(PARSERS[letters].parseBoundaries(text));
  const phrases = cut(text, (place) => {
    if (PAUSE.test(place.piece)) return true;
    return ends.has(place.index) && !(letters === 'chinese' && leans(place));
  });
  return phrases.flatMap((phrase) => (widest(phrase) > line ? cut(phrase, isBetweenWords) : phrase));
}

/**
 * Places in a block's text at which a line must not end: before each character of its last words, so that a last line has three characters
 * or more, and in figures with their units.
 *
 * @example jointsOf('図面を0.4秒で描きます。', 'ja') // => [6, 9, 10, 11]
 */
export function jointsOf(text: string, lang: Lang): number[] {
  const { letters } = LANG_INFO[lang];
  if (letters !== 'japanese' && letters !== 'chinese') return [];
  const figures = [...text.matchAll(FIGURE)].map((figure) => [figure.index, figure.index + figure[0].length] as const);
  const end = text.trimEnd().length;
  const isLong = textWidth(text.trim()) >= LONG;
  const joined = isLong ? [...figures, [end - lastWords(text.slice(0, end), lang).length, end] as const] : figures;
  const places = joined.flatMap(([from, to]) => [...Array(to - from).keys()].slice(1).map((at) => from + at));
  return [...new Set(places)].filter((at) => isBreak(text, at)).sort((a, b) => a - b);
}

function lastWords(text: string, lang: Lang): string {
  const phrases = phrasesOf(text.slice(-END).trimStart(), lang, END_LINE);
  let words = '';
  while (phrases.length > 0 && (words.match(NO_PAUSE) ?? []).length < 3) words = phrases.pop() + words;
  return words;
}

function isBreak(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]];
  return !(NOT_FIRST_SIGN.test(after) || NOT_LAST_SIGN.test(before) || (LATIN.test(before) && LATIN.test(after)));
}

/** Width of a phrase's longest part without a space, in full-width characters. */
function widest(phrase: string): number {
  return Math.max(...phrase.split(/\s/).map(textWidth)) / 2;
}

/** Cuts a text between words, where line breaking rules allow it. */
function cut(text: string, isEnd: (place: Place) => boolean): string[] {
  const pieces: string[] = [];
  let last = '';
  let index = 0;
  for (const word of wordsIn(text)) {
    const piece = pieces.pop() ?? '';
    const isLatin = LATIN_LAST.test(piece) && LATIN_FIRST.test(word);
    const isForbidden = isLatin || NOT_LAST.test(piece) || NOT_FIRST.test(word);
    if (piece && !isForbidden && isEnd({ piece, last, word, index })) pieces.push(piece, word);
    else pieces.push(piece + word);
    last = word;
    index += word.length;
  }
  return pieces;
}

function wordsIn(text: string): string[] {
  const parts = text.split(MORE_WORDS);
  return parts.flatMap((part, at) => (at % 2 ? part : [...SEGMENTER.segment(part)].map(({ segment }) => segment)));
}

/** Whether the parts of a Chinese title belong together. */
function leans({ piece, last, word }: Place): boolean {
  return piece.trim().length === 1 || LEADING.test(last) || (ONE_HAN.test(word) && !LEADING.test(word));
}

function isBetweenWords({ piece, last, word }: Place): boolean {
  if (PARTICLE.test(last)) return true;
  return /\p{L}{2}$/u.test(piece) && NOUN.test(word) && (word.length > 3 || !PART.test(last));
}
