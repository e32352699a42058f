import type { Tokens } from 'marked';
import type { LocatedToken } from './located-tokens.ts';

/** A problem of a text, without its file. */
export interface TextProblem {
  readonly line: number;
  readonly ja: string;
  readonly en: string;
}

/** Full-width characters in place of Markdown syntax. */
const FULL_WIDTH: readonly (readonly [RegExp, ja: string, en: string])[] = [
  [
    /^[＃]{1,6}/m,
    '見出しの「＃」が全角です。半角の「##」にしてください',
    'a full-width `＃`; write a heading with half-width `##`',
  ],
  [
    /^#{1,6}[^\s#]/m,
    '「##」の後に半角の空白がないため、見出しになりません',
    'no space after `##`, so this is no heading',
  ],
  [
    /[！!][［[][^\]］]*[］\]]（[^）]*）|[［][^］]*[］][（(]|\[[^\]]+\](?:（\s*[/#]|\((?:[/#]|https?:)[^)\s]*）)/,
    'リンクや画像の括弧が全角です。半角の [ ] ( ) にしてください',
    'full-width brackets around a link or picture; write half-width [ ] ( )',
  ],
  [
    /!\[[^\]]*\]\([^)\s"']+ [^)"']*\)/,
    '画像のファイル名に空白があるため、そのまま表示されます。名前から空白を取り（例 seminar-room.jpg）、本文も同じ名前にしてください',
    'the name of the image has a space, so the Markdown is shown as text; rename the file (for example seminar-room.jpg) and update this line',
  ],
  [
    /^[・•●■◆○▪◦‣➢].*\n[・•●■◆○▪◦‣➢]/m,
    '「・」で始まる行は一行につながって表示されます。箇条書きは「- 」（半角のハイフンと空白）で始めてください',
    'lines that begin with a bullet are joined into one; begin the items of a list with "- "',
  ],
  [
    /^(?:[①-⑳]|[０-９]+[．.)）]).*\n(?:[①-⑳]|[０-９]+[．.)）])/m,
    '「①」「１．」で始まる行は一行につながって表示されます。番号は「1. 」（半角の数字、ピリオド、空白）で始めてください',
    'lines that begin with a full-width number are joined into one; begin the items of a list with "1. "',
  ],
  [/＊＊[^＊]+＊＊/, '「＊＊」が全角です。半角の「**」にしてください', 'full-width `＊＊`; write half-width `**`'],
];

/** Remains of lists and tables that were pasted from Word. The check searches whole paragraphs, because some words may be bold. */
const LEFT_OF_WORD: typeof FULL_WIDTH = [
  [
    /^[l\u00A7ØüoŸ·][ \u00A0\u3000\t]{2,}\S/m,
    'Wordの箇条書きの印が、文字のまま残っています。行の初めの印を消し、「- 」（半角のハイフンと空白）で始めてください',
    'a bullet of Word is left as a letter; delete it and begin the line with "- "',
  ],
  [
    /^\|.+\|[ \t]*\n\|.+\|[ \t]*$/m,
    '表になっていません。一行目の下に、列の数だけ | --- を並べた行（二列なら | --- | --- |）を足してください',
    'this is no table yet; below its first line, add a line with | --- for each column (| --- | --- | for two)',
  ],
];

/**
 * Problems of a Markdown text: the order of headings, `**` that is not parsed as strong, HTML, full-width characters.
 *
 * The title of the page is the only heading of the first level (WCAG 2.2, technique H42).
 */
export function textProblems(tokens: readonly LocatedToken[]): TextProblem[] {
  return [...headingProblems(tokens), ...tokens.flatMap(partProblems)];
}

function headingProblems(tokens: readonly LocatedToken[]): TextProblem[] {
  const problems: TextProblem[] = [];
  let above = 1;
  for (const { token, line } of tokens) {
    if (token.type !== 'heading') continue;
    const { depth, text } = token as Tokens.Heading;
    if (text.trim() === '') problems.push({ line, ja: '見出しが空です', en: 'an empty heading' });
    if (depth === 1) {
      const ja = '「#」の見出しは使えません（題名が使います）。「##」にしてください';
      problems.push({ line, ja, en: 'a heading of the first level (the title is one already); write `##`' });
    } else if (depth > above + 1) {
      const [found, expected] = ['#'.repeat(depth), '#'.repeat(above + 1)];
      const ja = `見出し「${found} ${text}」が一段飛んでいます。「${expected}」にしてください`;
      problems.push({ line, ja, en: `the heading \`${found} ${text}\` skips a level; write \`${expected}\`` });
    }
    above = Math.max(depth, 2);
  }
  return problems;
}

function partProblems({ token, line }: LocatedToken): TextProblem[] {
  if (token.type === 'html') {
    const text = (token as Tokens.HTML).text.replace(/<!--[\s\S]*?-->/g, '').trim();
    if (text === '') return [];
    const shown = text.split('\n')[0]?.slice(0, 40);
    const ja = `HTMLの「${shown}」は文字のまま表示されます。Markdownで書くか、\`\` で囲んでください`;
    return [{ line, ja, en: `HTML \`${shown}\` is shown as text; write Markdown, or put it in backticks` }];
  }
  if (token.type === 'paragraph') return patternProblems(token.raw, line, LEFT_OF_WORD);
  if (token.type !== 'text' || ('tokens' in token && token.tokens)) return [];
  // The line of the first letter: a text after an image begins with a line break.
  const text = token.raw.trimStart();
  const problems = patternProblems(text, line, FULL_WIDTH);
  const strong = text.indexOf('**');
  if (strong >= 0) {
    const at = line + linesBefore(text, strong);
    const ja = '「**」が太字にならず、そのまま表示されます。両端をそろえ、「**」の内側の空白を取ってください';
    problems.push({ line: at, ja, en: 'a `**` stays as it is; close it, and leave no space inside the asterisks' });
  }
  return problems;
}

/** A problem for each matching pattern, on the line of the first match. */
function patternProblems(text: string, line: number, patterns: typeof FULL_WIDTH): TextProblem[] {
  return patterns.flatMap(([pattern, ja, en]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ line: line + linesBefore(text, at), ja, en }];
  });
}

function linesBefore(text: string, at: number): number {
  return text.slice(0, at).split('\n').length - 1;
}
