/** Matches a line break between two characters of Han, kana or their punctuation, where it is no space. */
export const CJK_BREAK =
  /(?<=[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60])\n(?=[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60])/g;
