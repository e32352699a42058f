/**
 * Matches a line break between two characters of Han, kana or their punctuation, where it is no space. The break comes first, because a
 * search for one character is faster than one for many.
 */
export const CJK_BREAK =
  /\n(?<=[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60]\n)(?=[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60])/g;
