import type { SyntaxProblem } from './source-file.ts';

/** Instructions for an editor by the parser's code of a YAML error. */
const ADVICE: Readonly<Record<string, readonly [ja: string, en: string]>> = {
  FENCE: [
    '項目の終わりを示す「---」だけの行がありません。本文の前に入れてください',
    'the line of "---" that ends the fields is missing; put it before the text',
  ],
  ALIAS: [
    "値が「*」で始まっています。値全体を引用符で囲んでください（例 title: '*印について'）",
    "a value begins with `*`; put quotation marks around it (title: '* explained')",
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    "値の中に「: 」があるか、字下げがずれています。値全体を引用符で囲んでください（例 title: 'API: 覚え書き'）",
    "a value holds `: `, or the indentation is off; put quotation marks around the value (title: 'API: notes')",
  ],
  MULTILINE_IMPLICIT_KEY: [
    '「名前: 値」の形になっていません。半角の「:」と、その後の半角の空白が必要です',
    'expected `name: value`, with a half-width colon and a space after it',
  ],
  MISSING_CHAR: ['引用符か括弧が閉じられていません', 'a quotation mark or bracket is not closed'],
  DUPLICATE_KEY: ['同じ項目が二度書かれています。一つにしてください', 'the same field is written twice; keep one'],
  CUT: [
    "「 #」から後ろは読み飛ばされ、題名などが途中で切れます。値全体を引用符で囲んでください（例 title: '第5回 #設計'）",
    "everything after ` #` is dropped, which cuts the value short; put quotation marks around it (title: 'Part #5')",
  ],
  TAB_AS_INDENT: ['字下げにタブが使われています。半角の空白にしてください', 'a tab is used to indent; use spaces'],
  BAD_INDENT: [
    '字下げがずれているか、「]」「}」が閉じられていません',
    'the indentation is off, or a `]` or `}` is missing',
  ],
  BAD_SCALAR_START: [
    '値が記号で始まっています。値全体を引用符で囲んでください',
    'a value begins with a sign; put quotation marks around it',
  ],
  UNEXPECTED_TOKEN: [
    "「[ ]」や引用符の後ろに文字が続いているか、字下げがずれています。値全体を引用符で囲んでください（例 title: '[重要] 休業のお知らせ'）",
    "words follow a closing `]` or quotation mark, or the indentation is off; put quotation marks around the value (title: '[New] Seminar')",
  ],
};

/**
 * The message of a YAML error for an editor. The parser's own message is used if there is no other, and follows the English message.
 *
 * @returns Japanese, English
 */
export function adviceOn({ code, message }: SyntaxProblem): readonly [string, string] {
  const [ja, en] = ADVICE[code] ?? [`YAMLとして読めません（${message}）`, 'not valid YAML'];
  return [ja, `${en} (${message})`];
}
