import { noText } from '#src/content/checking/entry-problems.ts';
import { lengthProblems } from '#src/content/checking/length-problems.ts';
import { linkSpellingProblems, phoneProblem } from '#src/content/checking/link-problems.ts';
import { pictureAddressProblems } from '#src/content/checking/picture-address.ts';
import { readText } from '#src/content/checking/read-text.ts';
import type { TextProblem } from '#src/content/checking/text-problems.ts';
import { originalProblems, pairProblems } from '#src/content/checking/translation-problems.ts';
import { unfinishedProblems } from '#src/content/checking/unfinished-problems.ts';
import { ENTRY_KINDS, type EntryKind, fileOf, isListKind, type Kind } from '#src/content/kinds.ts';
import { checkFile } from '#src/content/reading/check-file.ts';
import { type ContentProblem, isError } from '#src/content/reading/problems.ts';
import type { ValidFile } from '#src/content/read-content.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '#src/i18n/langs.ts';
import type { Faq } from '#src/schemas/content/tables.ts';
import { type FileForm, KEPT, writeFile } from '#tools/editor/text/content-file.ts';
import { withoutInternalKeys } from '#tools/editor/text/internal-keys.ts';

/** An entry as the editor is about to save it. */
export interface Saving {
  readonly kind: Kind;
  readonly slug: string;
  /** The form in each language of the entry. */
  readonly forms: Partial<Record<Lang, FileForm>>;
  /** Production origin. */
  readonly site: string | undefined;
  /** `YYYY-MM-DD` in the company's zone. */
  readonly today: string;
}

/**
 * Problems that `check:content` would find in an entry by itself, before it is saved. What needs other files (targets of links, files of
 * pictures, related entries) is left to the check of the pull request.
 *
 * @returns problems of a text have the field `body` and the line of the text, from 1
 */
export function savingProblems({ kind, slug, forms, site, today }: Saving): ContentProblem[] {
  const read = new Map<Lang, ValidFile>();
  const found = LANGS.flatMap((lang) => {
    const form = forms[lang];
    if (form === undefined) return [];
    const file = fileOf(kind, lang, slug);
    const trouble = form[KEPT.trouble];
    if (typeof trouble === 'string') return [{ file, line: 1, field: '', ja: trouble, en: trouble }];
    const text = writeFile(kind, withoutInternalKeys(form), slug);
    const place = { id: `${lang}/${slug}`, slug, lang, file };
    const { source, data, problems } = checkFile(kind, place, text);
    if (data === undefined) return problems;
    const { body, bodyLine } = source;
    const entry = { ...place, data, body, bodyLine, text };
    read.set(lang, entry);
    const entryKind = ENTRY_KINDS.find((name) => name === kind);
    return [
      ...problems,
      ...(entryKind ? entryProblems(entryKind, entry) : []),
      ...bodyProblems(kind, entry, site),
      ...(kind === 'faq' ? answerProblems(entry, site) : []),
    ];
  });
  return [...found, ...dateProblems(kind, read, today)].filter(isError);
}

function entryProblems(kind: EntryKind, entry: ValidFile): ContentProblem[] {
  const { file, body, text } = entry;
  return [
    ...lengthProblems(kind, entry),
    ...unfinishedProblems(entry).map((problem) => inBody(problem, entry)),
    ...(isListKind(kind) && body === '' ? [{ ...noText(file, text), field: 'body' }] : []),
  ];
}

/** Problems of a Markdown text. The MDX of prose pages is left to the check of the pull request: its parser would double the editor. */
function bodyProblems(kind: Kind, { file, body }: ValidFile, site: string | undefined): ContentProblem[] {
  if (kind === 'pages') return [];
  return textProblemsOf(body, site).map((problem) => ({ file, field: 'body', ...problem }));
}

function answerProblems({ file, data }: ValidFile, site: string | undefined): ContentProblem[] {
  return (data as unknown as Faq).flatMap(({ items }, at) =>
    items.flatMap(({ answer }, row) =>
      textProblemsOf(answer, site).map((problem) => ({ file, field: `${at}.items.${row}.answer`, ...problem })),
    ),
  );
}

/** Problems of a Markdown text by itself, with its own lines. */
function textProblemsOf(text: string, site: string | undefined): TextProblem[] {
  const { problems, targets } = readText(text, 1);
  const named = targets.flatMap(({ kind, href, text: shown, line }) => {
    if (kind === 'image') return pictureAddressProblems({ href, text: shown, line }).problems;
    const phone = phoneProblem(shown, href);
    return [...linkSpellingProblems(href, { line, site }), ...(phone ? [{ line, ...phone }] : [])];
  });
  return [...problems, ...named];
}

/** A problem in the text below the fields, with its line. */
function inBody(problem: ContentProblem, { body, bodyLine }: ValidFile): ContentProblem {
  const isInBody = body !== '' && problem.field === '' && problem.line >= bodyLine;
  return isInBody ? { ...problem, field: 'body', line: problem.line - bodyLine + 1 } : problem;
}

/** Contradictions between the languages of an entry. */
function dateProblems(kind: Kind, read: ReadonlyMap<Lang, ValidFile>, today: string): ContentProblem[] {
  const entryKind = ENTRY_KINDS.find((name) => name === kind);
  const original = read.get(DEFAULT_LANG);
  if (entryKind === undefined || original === undefined) return [];
  return [...read.values()].flatMap((entry) =>
    entry === original ? originalProblems(entry) : pairProblems(entryKind, entry, original, today),
  );
}
