import { type EntryKind, isListKind } from '#src/content/kinds.ts';
import type { ContentProblem } from '#src/content/reading/problems.ts';
import type { SourceEntry } from '#src/content/reading/read-collection.ts';
import { DESCRIBED } from './length-problems.ts';
import { problemAt } from './problem-at.ts';
import type { SiteContent } from './site-content.ts';

/** A date further in the future is more likely a typo than a plan. */
const MOST_DAYS_AHEAD = 400;

/** A longer author's name is more likely a sentence. */
const MOST_AUTHOR_LETTERS = 40;

/**
 * Probable mistakes in the entries of a kind: no text, a date in the far future, a sentence as the author's name, a copy of another
 * entry.
 */
export function entryProblems(content: SiteContent, kind: EntryKind, today: string): ContentProblem[] {
  const own = content.entries(kind).flatMap((entry) => ownProblems(kind, entry, today));
  return [...own, ...twins(content, kind)];
}

function ownProblems(kind: EntryKind, entry: SourceEntry, today: string): ContentProblem[] {
  const { file, data, body, text } = entry;
  const problems: ContentProblem[] = [];
  const warn = (field: string, ja: string, en: string) =>
    problems.push({ ...problemAt(entry, [field], ja, en), level: 'warning' });
  if (isListKind(kind) && body === '') problems.push(noText(file, text));
  const { date, author } = data;
  if (typeof date === 'string' && daysBetween(today, date) > MOST_DAYS_AHEAD) {
    warn(
      'date',
      `${date} は一年以上先です。年を確かめてください（その日まで公開されません）`,
      `${date} is more than a year away; check the year (nobody sees the entry before that day)`,
    );
  }
  if (typeof author === 'string' && [...author].length > MOST_AUTHOR_LETTERS) {
    warn(
      'author',
      `執筆者の名前が${[...author].length}文字あります。名前だけを書いてください`,
      `the author's name has ${[...author].length} letters; write the name only`,
    );
  }
  return problems;
}

/** The problem of an entry without a text. */
export function noText(file: string, text: string): ContentProblem {
  return {
    file,
    line: text.trimEnd().split('\n').length,
    field: '',
    ja: '本文がありません。「---」の下に書いてください',
    en: 'the entry has no text; write it below the second "---"',
  };
}

/**
 * The problem of an entry that is a copy of another. Two entries may share a title (a yearly notice), but not a text or a summary:
 * readers of search results could not distinguish them. The entry with the longer name counts as the copy. Drafts may be copies,
 * because new drafts begin with the same words.
 */
function twins(content: SiteContent, kind: EntryKind): ContentProblem[] {
  const first = new Map<string, SourceEntry>();
  const before = (entry: SourceEntry, name: string, part: string) => {
    const key = `${entry.lang} ${name}\n${part}`;
    const other = first.get(key);
    first.set(key, other ?? entry);
    return part === '' ? undefined : other;
  };
  const field = DESCRIBED[kind];
  return content
    .entries(kind)
    .filter(({ data }) => data['draft'] !== true)
    .toSorted((a, b) => a.slug.length - b.slug.length)
    .flatMap((entry): ContentProblem[] => {
      const [text, summary] = [before(entry, 'text', entry.body), before(entry, field, String(entry.data[field]))];
      if (text !== undefined)
        return [
          {
            file: entry.file,
            line: entry.bodyLine,
            field: '',
            ja: `本文が ${text.file} とまったく同じです。コピーなら書き換えるか、削除してください`,
            en: `the text is the same as that of ${text.file}; if this is a copy, rewrite it or delete it`,
          },
        ];
      if (summary === undefined) return [];
      const ja = `要約が ${summary.file} とまったく同じです。書き換えてください`;
      return [problemAt(entry, [field], ja, `the summary is the same as that of ${summary.file}; rewrite it`)];
    });
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
