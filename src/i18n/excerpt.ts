import { LANG_INFO, type Lang } from './known-languages.ts';
import { textWidth } from './text-width.ts';

/**
 * Shorten plain text for a card, ending on a word.
 *
 * The width is in columns, of which a full-width character takes two, so a card is as full in every language. No user-perceived
 * character (grapheme cluster) is divided. Japanese and Chinese have no spaces: words come from `Intl.Segmenter` for the given language.
 *
 * @param limit most columns kept, the ellipsis not counted
 */
export function excerpt(text: string, lang: Lang, limit: number): string {
  const { tag } = LANG_INFO[lang];
  let width = 0;
  const cut = [...new Intl.Segmenter(tag, { granularity: 'grapheme' }).segment(text)].find(({ segment }) => {
    width += textWidth(segment);
    return width > limit;
  });
  if (cut === undefined) return text;
  const words = new Intl.Segmenter(tag, { granularity: 'word' }).segment(text);
  const boundary = words.containing(cut.index)?.index ?? cut.index;
  return `${text.slice(0, boundary || cut.index).replace(/[\s.,;:。、，；：]+$/, '')}…`;
}
