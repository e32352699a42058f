import type { TextProblem } from './text-problems.ts';

/** A pair of `**` on one line, with the characters around it. */
const STRONG = /(?<before>^|.)\*\*(?<inner>[^*\n]+)\*\*(?<after>.|$)/gmu;

/**
 * What goes wrong in the text of an `.mdx` file, which CommonMark renders: strong beside CJK punctuation, and the order of headings.
 *
 * `**「保管」**の` keeps its asterisks there, because the flanking rule does not know CJK punctuation; `<strong>` is written
 * instead (rule publishing.one-renderer; https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run).
 *
 * @param firstLine line of the file on which the text begins, from 1
 * @example mdxProblems('個人情報の**「保管」**の期間', 1)[0]?.line // => 1
 */
export function mdxProblems(body: string, firstLine: number): TextProblem[] {
  const problems: TextProblem[] = [];
  let above = 1;
  for (const [at, line] of body.split('\n').entries()) {
    const depth = /^(#{1,6})\s/.exec(line)?.[1]?.length;
    if (depth !== undefined && (depth === 1 || depth > above + 1)) {
      const expected = '#'.repeat(Math.min(above + 1, depth === 1 ? 2 : depth));
      const ja = `見出し「${line.slice(0, 40)}」の段が合いません。「${expected}」にしてください`;
      problems.push({ line: firstLine + at, ja, en: `the level of the heading is wrong; write \`${expected}\`` });
    }
    if (depth !== undefined) above = Math.max(depth, 2);
    for (const { groups } of line.matchAll(STRONG)) {
      const { before = '', inner = '', after = '' } = groups ?? {};
      if (!isBroken(before, inner, after)) continue;
      const ja = `「**${inner}**」は約物に触れているため太字になりません。<strong>${inner}</strong> と書いてください`;
      problems.push({
        line: firstLine + at,
        ja,
        en: `\`**${inner}**\` touches punctuation and stays as it is; write <strong>${inner}</strong>`,
      });
    }
  }
  return problems;
}

/** CommonMark's flanking rule: a run beside punctuation opens or closes only next to a space, punctuation or the line's end. */
function isBroken(before: string, inner: string, after: string): boolean {
  const [first = '', last = ''] = [[...inner][0], [...inner].at(-1)];
  return (isPunctuation(first) && isLetter(before)) || (isPunctuation(last) && isLetter(after));
}

function isPunctuation(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character);
}

function isLetter(character: string): boolean {
  return character !== '' && !/\s/.test(character) && !isPunctuation(character);
}
