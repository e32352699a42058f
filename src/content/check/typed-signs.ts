import type { Tokens } from 'marked';
import { textWidth } from '#src/i18n/text-width.ts';
import { type Sentence, type SentenceKey, say } from './problem.ts';

/** A problem in a text, and its line from 1. */
export interface TextProblem extends Sentence {
  readonly line: number;
  readonly level?: 'warning';
}

type Sign = readonly [types: string, pattern: RegExp, key: SentenceKey, level?: 'warning'];

/** Signs that begin an item of a list on paper, and numbers of such items. */
const BULLET = '[・•●■◆○▪◦‣➢▼▽▲△◎□◇★☆※→⇒►▶➤✓✔◯〇－–—―−①-⑳㉑-㊿❶-❿➀-➓㈠-㈩㊀-㊉]';
const NUMBER = '(?:[０-９]+|[ァ-ヶ一二三四五六七八九十]{1,2}|[ぁ-んｱ-ﾝa-zA-Zａ-ｚＡ-Ｚ])[．.)）、]';
const IN_BRACKETS =
  '[（(〔【［][\\d０-９ァ-ヶぁ-んa-zA-Z一二三四五六七八九十]{1,2}[）)〕】］]|第[\\d０-９一二三四五六七八九十]+[条章回部]';
const HYPHEN = '[-+*][^\\s*+-]|\\d+[．.)）、](?!\\d)';
const ITEM = new RegExp(`^[ \\t\\u3000]*(?:${BULLET}|${NUMBER}|${IN_BRACKETS}|${HYPHEN})`);
/** `日時：`, `Place: `. */
const LABEL = /^[ \u3000]*[^\s。、，：:]{1,12}[ \u3000]*(?:：|:[ \u3000])/;
/** A line of this width in columns, or a shorter one, was ended on purpose, unless a sentence or a part of one ends there. */
const SHORT = 40;
const STOP = /[。．.！!？?、，,；;…][」』”）)\]"'*_~]*$/;

/** Signs that are shown as they are, or that mean something else than was typed, by the types of blocks and texts that have them. */
const SIGNS: readonly Sign[] = [
  ['text', /^＃+|^#{1,6}[^\s#]/m, 'text.heading'],
  ['text', /[！!]?[［[][^\]］]*[］\]]（[^）]*）|［[^］]*］\(/, 'text.link'],
  ['text', /\[[^\]]*\]\([^)\s"']+ [^)"']*\)/, 'text.space'],
  ['text', /＊＊|\*\*|~~[^~]+~~|__[^\s_]+__/, 'text.strong'],
  ['paragraph', /^(?:[・•●■◆○▪◦‣➢①-⑳]|[０-９]+[．.)）]|[l§ØüoŸ·][ \u00A0\u3000\t]{2,})/m, 'text.list'],
  ['paragraph', /^\|.+\|[ \t]*\n\|.+\|[ \t]*$/m, 'text.table'],
  ['heading', /\{#(?![a-z][a-z0-9-]*\}[ \t#]*$)/m, 'text.id'],
  ['heading', /^ {0,3}[^#\s]/, 'text.underline', 'warning'],
  ['code', /^(?: {4}|\t)/, 'text.indent', 'warning'],
  ['blockquote', /^ {0,3}>[^\s>]/m, 'text.quote', 'warning'],
  ['escape', /^\\\\/, 'text.backslash', 'warning'],
  ['link', /^(?:https?:\/\/|www\.)[^\s<>]*[\/=\&?#_\-][\p{L}--\p{ASCII}]/v, 'text.address', 'warning'],
];

/** The signs of a block or of a text that are not read as they were typed. Lines count from its first. */
export function signProblems(type: string, raw: string): TextProblem[] {
  const found = SIGNS.flatMap(([types, pattern, key, level]) => {
    const place = types === type ? raw.search(pattern) : -1;
    return place < 0 ? [] : [{ line: raw.slice(0, place).split('\n').length, ...say(key), ...(level && { level }) }];
  });
  if (type === 'paragraph' && found.length === 0) return lineProblems(raw);
  return found;
}

/** The first line of a paragraph that was meant to begin on its own, but is joined to the line above. */
function lineProblems(raw: string): TextProblem[] {
  const lines = raw.trimEnd().split('\n');
  const at = lines.findIndex((line, index) => {
    const above = lines[index - 1];
    if (above === undefined || / {2}$|\\$/.test(above)) return false;
    const isCell = above.includes('\t') && line.includes('\t');
    const isEnded = textWidth(above.trim()) <= SHORT && !STOP.test(above.trim());
    return isCell || isEnded || ITEM.test(line) || (LABEL.test(above) && LABEL.test(line));
  });
  return at < 0 ? [] : [{ line: at + 1, level: 'warning', ...say('text.lines') }];
}

/** Rows of a table whose cells do not fit its head: further ones are not shown. */
export function rowProblems({ raw, header }: Tokens.Table): TextProblem[] {
  return raw
    .trimEnd()
    .split('\n')
    .flatMap((row, at): TextProblem[] => {
      const cells = row
        .trim()
        .replace(/^\||(?<!\\)\|$/g, '')
        .split(/(?<!\\)\|/).length;
      if (cells === header.length) return [];
      return [{ line: at + 1, level: 'warning', ...say('text.cells', { cells, columns: header.length }) }];
    });
}

const MOST_NUMBER = 99;

/** Numbers of a list that are shown otherwise: a list counts on from its first number. */
export function numberProblems({ items, ordered, start }: Tokens.List): TextProblem[] {
  if (!ordered) return [];
  const first = Number(start);
  const typed = items.map(({ raw }) => Number(/^\s*(\d+)/.exec(raw)?.[1]));
  const at = typed.findIndex((number, index) => number !== first + index);
  const isSame = typed.every((number) => number === first) && typed.length > 1;
  // A list does not begin with a year.
  const found = first > MOST_NUMBER ? 0 : isSame ? -1 : at;
  if (found < 0) return [];
  return [{ line: 1, level: 'warning', ...say('text.number', { typed: typed[found] ?? '', shown: first + found }) }];
}
