import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { textWidth } from '#src/i18n/text-width.ts';

/**
 * An entry's summary as the description for search results: a short one goes on with the first sentences of the text, a long
 * one ends after a sentence, or after a word where its first sentence is too long already. Editors need not count.
 *
 * @param text the entry's text without markup; used only where the summary is short
 */
export function searchDescription(summary: string, text: string, lang: Lang): string {
  const { descriptionWidth, hasSpaces } = LANG_INFO[lang];
  const { least, most } = descriptionWidth;
  const space = hasSpaces ? ' ' : '';
  let description = '';
  for (const sentence of sentences([summary, text], lang)) {
    const isLong = textWidth(description) >= least;
    const longer = description === '' ? sentence : description + space + sentence;
    if (textWidth(longer) > most) return isLong ? description : cut(longer, most, lang);
    // The summary is taken whole; of the text, only what it needs.
    if (isLong && !summary.includes(sentence)) return description;
    description = longer;
  }
  return description;
}

const segmenters = new Map<Lang, Intl.Segmenter>();

/** The sentences of the texts, one at a time: mostly the first few are all that is needed. */
function* sentences(texts: readonly string[], lang: Lang): Generator<string> {
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(LANG_INFO[lang].tag, { granularity: 'sentence' });
  segmenters.set(lang, segmenter);
  for (const text of texts) {
    for (const { segment } of segmenter.segment(text)) {
      const sentence = segment.trim();
      if (sentence !== '') yield sentence;
    }
  }
}

/** The words of a text that fit, and an ellipsis. */
function cut(text: string, most: number, lang: Lang): string {
  const words = new Intl.Segmenter(LANG_INFO[lang].tag, { granularity: 'word' }).segment(text);
  const room = most - textWidth('…');
  let kept = '';
  for (const { segment } of words) {
    if (textWidth(kept + segment) > room) break;
    kept += segment;
  }
  return `${kept.replace(/[\s\p{P}]+$/u, '')}…`;
}
