import { LANG_INFO, type Lang } from './known-languages.ts';

/**
 * Shorten plain text for a card, ending on a word boundary.
 *
 * Lengths are user-perceived characters (grapheme clusters), so 「が」 and "👩‍💻" count as one.
 * Japanese and Chinese have no spaces: words come from `Intl.Segmenter` for the given language.
 *
 * @param limit most characters kept, the ellipsis not counted; an integer of 1 or more
 * @returns `text` unchanged when it fits, else at most `limit` characters followed by "…"
 * @throws RangeError when `limit` is not an integer of 1 or more (a bug of the caller)
 */
export function excerpt(text: string, lang: Lang, limit = 50): string {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`excerpt: limit ${limit}, expected an integer >= 1`);
  const { tag } = LANG_INFO[lang];
  const graphemes = [...new Intl.Segmenter(tag, { granularity: 'grapheme' }).segment(text)];
  const cut = graphemes[limit];
  if (cut === undefined) return text;
  const words = new Intl.Segmenter(tag, { granularity: 'word' }).segment(text);
  const boundary = words.containing(cut.index)?.index ?? cut.index;
  return `${text.slice(0, boundary || cut.index).trimEnd()}…`;
}
