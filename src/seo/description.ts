import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { textWidth } from '#src/i18n/text-width.ts';

/**
 * The description of an entry for search results. A short summary is extended with the first sentences of the text. A long summary is
 * cut after a sentence, or after a word if its first sentence is too long. So editors need not count characters.
 *
 * @param text the entry's text without markup; used only if the summary is short
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
    // All sentences of the summary count, but only as many of the text as needed.
    if (isLong && !summary.includes(sentence)) return description;
    description = longer;
  }
  return description;
}

const segmenters = new Map<Lang, Intl.Segmenter>();

/** Yields the sentences of the texts one at a time: usually the first few are enough. */
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

/** Cuts a text after the last word that fits, and adds an ellipsis. */
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
