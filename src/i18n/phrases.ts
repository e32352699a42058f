import { LANG_INFO, type Lang } from './known-languages.ts';
import type { Letters } from './lang-info.ts';

/** Marks that may not begin a line (JIS X 4051, 行頭禁則). */
const NOT_FIRST = /^[、。，．・：；？！ヽヾゝゞ々ー’”）〕］｝〉》」』】〙〗)\]}>,.:;!?%％℃°…‥–—〜～｜|／/]/u;
/** Marks that may not end a line (行末禁則). */
const NOT_LAST = /[‘“（〔［｛〈《「『【〘〖([{<#＃¥$/／–-]$/u;
/** Marks behind which a sentence draws breath: a line may always begin there. */
const PAUSE = /[、。，：；！？｜]$/u;
/** How a language without spaces holds its words together. */
interface Phrasing {
  /** Words that lean on the one before them; where there is none, on the one behind them. */
  readonly leans: RegExp;
  /** Words that lean on the one behind them only. */
  readonly leads?: RegExp;
  /** Ends of phrases before figures and Latin letters, which keep the unit behind them: 2025年, 生成AI. */
  readonly ends: RegExp;
  /** Two nouns in a row are a compound: a phrase ends nowhere else either. */
  readonly hasCompounds: boolean;
}

/** Parts that belong to the previous word: particles and endings in Japanese, most single characters in Chinese. Languages with spaces need no rule. */
const PHRASING: Readonly<Record<Letters, Phrasing | undefined>> = {
  japanese: { leans: /^\p{Script=Hiragana}+$/u, ends: /[\p{Script=Hiragana}\p{P}｜]$/u, hasCompounds: true },
  chinese: {
    leans: /^\p{Script=Han}$/u,
    leads: /^[从以在与把对为和将给由用让向按跟及或先再不]$/u,
    ends: /[\p{P}\p{Script=Han}｜]$/u,
    hasCompounds: false,
  },
  latin: undefined,
  korean: undefined,
};

const segmenters = new Map<Lang, Intl.Segmenter>();

/** The words of a text by ICU's dictionary, and the separators between them. */
export function wordsIn(text: string, lang: Lang): string[] {
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(LANG_INFO[lang].tag, { granularity: 'word' });
  segmenters.set(lang, segmenter);
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/**
 * Cut a title into the pieces between which a line may end: phrases, not characters.
 *
 * Words come from `Intl.Segmenter`. A Japanese phrase goes on through its particles and endings, so that a line begins with a
 * word that means something; compounds of kanji, katakana and Latin letters stay whole. Brackets and punctuation keep to
 * the side they belong to. The pieces joined are the text again; a space stays at the end of its piece.
 *
 * @example phrases('CTOが最初に引いた三本の線', 'ja') // => ['CTOが', '最初に', '引いた', '三本の', '線']
 */
export function phrases(text: string, lang: Lang): string[] {
  const pieces: string[] = [];
  let word = '';
  for (const segment of wordsIn(text, lang)) {
    const last = pieces.at(-1);
    if (last === undefined || mayBreak(last, word, segment, lang)) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
    word = segment;
  }
  return pieces;
}

/** @param word the last one of the piece before */
function mayBreak(before: string, word: string, after: string, lang: Lang): boolean {
  if (/^\s/.test(after) || NOT_FIRST.test(after) || NOT_LAST.test(before)) return false;
  if (/\s$/.test(before)) return true;
  const rules = PHRASING[LANG_INFO[lang].letters];
  if (rules === undefined) return false;
  if (PAUSE.test(before)) return true;
  if (rules.leans.test(before) || rules.leads?.test(word)) return false;
  if (rules.leads?.test(after)) return true;
  if (rules.leans.test(after)) return false;
  const isJoined = /[\p{Script=Latin}\p{N}]$/u.test(before) || /^[\p{Script=Latin}\p{N}]/u.test(after);
  return isJoined || rules.hasCompounds ? rules.ends.test(before) : true;
}
