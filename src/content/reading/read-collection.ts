import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod/mini';
import { fileOf, KIND_NAMES, KINDS, type Kind } from '#src/content/kinds.ts';
import { DEFAULT_LANG, isLang, LANG_INFO, LANGS, type Lang } from '#src/i18n/langs.ts';
import { RESERVED_SLUGS } from '#src/site/routes.ts';
import { type ContentProblem, type Issue, problemsOf } from './problems.ts';
import { fieldsAt } from './schema-fields.ts';
import { parseMarkdownFile, parseYamlFile, type SourceFile } from './source-file.ts';
import { knownTerms, termProblems } from './term-references.ts';
import { adviceOn } from './yaml-problems.ts';

/** A content file that passed its schema. */
export interface SourceEntry {
  /** `en/some-slug` for entries, `en` for data, the kind's name for tables. */
  readonly id: string;
  readonly slug: string;
  readonly lang: Lang;
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  readonly data: Record<string, unknown>;
  readonly body: string;
  readonly bodyLine: number;
  /** The file's text, for a digest. */
  readonly text: string;
}

/**
 * Read and check all files of a kind. Good entries come back even when others have problems.
 *
 * @param root the project's folder; content lies in `content/` below it
 * @returns entries in the order of their file names, and every problem of every file
 * @example readCollection('news', process.cwd()).entries[0].id // => 'en/hefei-office-expanded'
 */
export function readCollection(kind: Kind, root: string): { entries: SourceEntry[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const entries: SourceEntry[] = [];
  const terms = knownTerms(kind, root);
  for (const place of placesOf(kind, root)) {
    if (!existsSync(path.join(root, place.file))) {
      if (LANG_INFO[place.lang].published) problems.push(missingFile(kind, place.file));
      continue;
    }
    const text = readFileSync(path.join(root, place.file), 'utf8');
    const source = place.file.endsWith('.md') ? parseMarkdownFile(text) : parseYamlFile(text);
    const own = check(kind, place, source, text);
    const unknown = terms ? termProblems(terms, source.data, place.file, source) : [];
    // An unknown key says more than "not a key".
    const others = own.problems.filter(({ field }) => unknown.every((problem) => problem.field !== field));
    problems.push(...others, ...unknown);
    if (own.data !== undefined && unknown.length === 0) {
      entries.push({ ...place, data: own.data, body: source.body, bodyLine: source.bodyLine, text });
    }
  }
  return { entries, problems };
}

/**
 * Every problem of every content file, in the order of the files.
 *
 * @example formatProblems(allProblems(process.cwd()))
 */
export function allProblems(root: string): ContentProblem[] {
  return KIND_NAMES.flatMap((kind) => readCollection(kind, root).problems);
}

/**
 * What is wrong where a kind has no file of a language.
 *
 * @example missingFile('faq', 'content/faq/en.yaml').en // => 'the file does not exist; translate content/faq/ja.yaml'
 */
export function missingFile(kind: Kind, file: string): ContentProblem {
  const original = fileOf(kind, DEFAULT_LANG);
  const [ja, en] = file === original ? ['', ''] : [`。${original} を訳してください`, `; translate ${original}`];
  return { file, line: 1, field: '', ja: `ファイルがありません${ja}`, en: `the file does not exist${en}` };
}

type FilePlace = Pick<SourceEntry, 'id' | 'slug' | 'lang' | 'file'>;

function placesOf(kind: Kind, root: string): FilePlace[] {
  const { form } = KINDS[kind];
  if (form === 'table') return [{ id: kind, slug: kind, lang: DEFAULT_LANG, file: fileOf(kind, DEFAULT_LANG) }];
  if (form !== 'entries') return LANGS.map((lang) => ({ id: lang, slug: lang, lang, file: fileOf(kind, lang) }));
  return LANGS.flatMap((lang) => {
    const folder = path.join(root, path.dirname(fileOf(kind, lang)));
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
    return files.sort().map((file) => {
      const slug = file.slice(0, -'.md'.length);
      return { id: `${lang}/${slug}`, slug, lang, file: fileOf(kind, lang, slug) };
    });
  });
}

function check(
  kind: Kind,
  place: FilePlace,
  source: SourceFile,
  text: string,
): { data?: Record<string, unknown>; problems: ContentProblem[] } {
  const whole = (line: number, ja: string, en: string): ContentProblem => ({
    file: place.file,
    line,
    field: '',
    ja,
    en,
  });
  if (text.includes('\uFFFD')) {
    const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
    return {
      problems: [
        whole(line, '文字化けしています。文字コードをUTF-8にして保存してください', 'not UTF-8; save the file as UTF-8'),
      ],
    };
  }
  if (source.syntax.length > 0) {
    // Further errors of the same file mostly follow from the first.
    return { problems: source.syntax.slice(0, 1).map((syntax) => whole(syntax.line, ...adviceOn(syntax))) };
  }
  const problems = slugProblems(kind, place, whole);
  const { form, schema } = KINDS[kind];
  // A statement may be prose alone.
  const data = source.data ?? (form === 'statement' ? {} : undefined);
  if (data === undefined) return { problems: [...problems, whole(1, ...missingFields(place.file, text))] };
  const result = (schema as z.ZodMiniType<Record<string, unknown>>).safeParse(data);
  if (!result.success) {
    const known = (at: readonly PropertyKey[]) => fieldsAt(schema, at);
    return { problems: [...problems, ...problemsOf(result.error.issues as Issue[], place.file, source, known)] };
  }
  return problems.length > 0 ? { problems } : { data: result.data, problems };
}

/** Why a file has no fields, in Japanese and English. */
function missingFields(file: string, text: string): readonly [string, string] {
  if (file.endsWith('.yaml') && text.trim() !== '') return ['項目が一つもありません', 'there is no field in the file'];
  if (text.trim() === '')
    return ['ファイルが空です。保存し直すか、削除してください', 'the file is empty; save it again, or delete it'];
  if (/^\s+---\n/.test(text))
    return [
      '先頭の「---」の前にある空行か空白を消してください',
      'remove the blank lines or spaces before the first "---"',
    ];
  return ['ファイルの先頭に「---」で囲んだ項目が必要です', 'expected fields between two lines of "---" at the top'];
}

function slugProblems(
  kind: Kind,
  { slug, lang, file }: FilePlace,
  whole: (line: number, ja: string, en: string) => ContentProblem,
): ContentProblem[] {
  if (KINDS[kind].form !== 'entries' || !isLang(lang)) return [];
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) {
    const ja = `ファイル名「${path.basename(file)}」は半角の英小文字・数字・ハイフン（80文字まで）にしてください`;
    const copied = /^(.*?)(?: - コピー| のコピー| copy| - Copy)?(?: ?[(（]\d+[)）])?$/.exec(slug)?.[1];
    const isCopy = copied !== undefined && copied !== slug;
    return [
      whole(
        1,
        isCopy ? `${ja}。「${copied}」のコピーのようです。不要なら削除してください` : ja,
        `the file name must be lower-case letters, digits and hyphens, at most 80${isCopy ? `; it looks like a copy of \`${copied}\`, delete it if it is not needed` : ''}`,
      ),
    ];
  }
  if (RESERVED_SLUGS.includes(slug)) {
    const ja = `「${slug}」はサイトが使う名前です。別のファイル名にしてください`;
    return [whole(1, ja, `\`${slug}\` is reserved by the site; choose another file name`)];
  }
  return [];
}
