import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endingOf, fileOf, isOptional, KIND_NAMES, KINDS, type Kind } from '#src/content/kinds.ts';
import { DEFAULT_LANG, isPublished, LANGS } from '#src/i18n/langs.ts';
import { checkFile, type FilePlace } from './check-file.ts';
import type { ContentProblem } from './problems.ts';
import { knownTerms, termProblems } from './term-references.ts';

/** A content file that passed its schema. */
export interface SourceEntry extends FilePlace {
  readonly data: Record<string, unknown>;
  readonly body: string;
  readonly bodyLine: number;
  /** The text of the file, for a digest. */
  readonly text: string;
}

/** Returns the valid entries of a kind, including drafts. */
export type EntriesOf = (kind: Kind) => readonly SourceEntry[];

/**
 * Read and check all files of a kind. Valid entries are returned even if others have problems.
 *
 * @returns entries in the order of their file names, and every problem of every file
 */
export function readCollection(kind: Kind, root: string): { entries: SourceEntry[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const entries: SourceEntry[] = [];
  const terms = knownTerms(kind, root);
  for (const place of placesOf(kind, root)) {
    if (!existsSync(path.join(root, place.file))) {
      if (isPublished(place.lang)) problems.push(missingFile(kind, place.file));
      continue;
    }
    const text = readFileSync(path.join(root, place.file), 'utf8');
    const { source, ...own } = checkFile(kind, place, text);
    const unknown = terms ? termProblems(terms, source.data, place.file, source) : [];
    // The message about an unknown key is more specific than that of the schema.
    const others = own.problems.filter(({ field }) => unknown.every((problem) => problem.field !== field));
    problems.push(...others, ...unknown);
    if (own.data !== undefined && unknown.length === 0) {
      entries.push({ ...place, data: own.data, body: source.body, bodyLine: source.bodyLine, text });
    }
  }
  return { entries, problems };
}

/** Every problem of every content file, in the order of the files. */
export function allProblems(root: string): ContentProblem[] {
  return KIND_NAMES.flatMap((kind) => readCollection(kind, root).problems);
}

/** The problem of a kind without a file in a language. */
export function missingFile(kind: Kind, file: string): ContentProblem {
  const original = fileOf(kind, DEFAULT_LANG);
  const [ja, en] = file === original ? ['', ''] : [`。${original} を訳してください`, `; translate ${original}`];
  return { file, line: 1, field: '', ja: `ファイルがありません${ja}`, en: `the file does not exist${en}` };
}

function placesOf(kind: Kind, root: string): FilePlace[] {
  const { form } = KINDS[kind];
  if (isOptional(kind) && !existsSync(path.join(root, fileOf(kind, DEFAULT_LANG)))) return [];
  if (form === 'table') return [{ id: kind, slug: kind, lang: DEFAULT_LANG, file: fileOf(kind, DEFAULT_LANG) }];
  if (form !== 'entries') return LANGS.map((lang) => ({ id: lang, slug: lang, lang, file: fileOf(kind, lang) }));
  return LANGS.flatMap((lang) => {
    const folder = path.join(root, path.dirname(fileOf(kind, lang)));
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(`.${endingOf(kind)}`)) : [];
    return files.sort().map((file) => {
      const slug = file.slice(0, -`.${endingOf(kind)}`.length);
      return { id: `${lang}/${slug}`, slug, lang, file: fileOf(kind, lang, slug) };
    });
  });
}
