/** A question as the filter sees it: its id, and everything a reader can see of it. */
export interface FaqText {
  readonly id: string;
  readonly text: string;
}

/**
 * Bring a text into the form in which texts are compared: full-width letters and half-width kana become one with the others
 * (NFKC), small letters, katakana as hiragana, since readers type whichever their keyboard offers (rule search.folding).
 *
 * @example foldText('ＯＳＳのサーバー') // => 'ossのさーばー'
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - 0x60));
}

/**
 * The questions that hold every word of a query, in their order; all of them when the query is blank.
 *
 * @param query words between spaces, U+3000 included
 * @example matchingIds([{ id: 'a', text: 'リモートワーク' }, { id: 'b', text: '休日' }], 'りもーと') // => ['a']
 */
export function matchingIds(questions: readonly FaqText[], query: string): string[] {
  const wanted = foldText(query).split(/\s+/).filter(Boolean);
  const holdsAll = ({ text }: FaqText) => {
    const folded = foldText(text);
    return wanted.every((word) => folded.includes(word));
  };
  return questions.filter(holdsAll).map(({ id }) => id);
}
