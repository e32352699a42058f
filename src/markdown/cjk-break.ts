/** Han, kana and their punctuation: a line break between two of them is no space. */
export const CJK_BREAK =
  /(?<=[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60])\n(?=[\u3000-\u30ff\u3400-\u9fff\uff00-\uff60])/g;
