import type * as z from 'zod';
import { type EntryKind, endingOf, isReserved, KINDS, type Kind } from '#src/content/kinds.ts';
import { isLang, type Lang } from '#src/i18n/langs.ts';
import { type ContentProblem, type Issue, problemsOf } from './problems.ts';
import { fieldsAt } from './schema-fields.ts';
import { parseMarkdownFile, parseYamlFile, type SourceFile } from './source-file.ts';
import { adviceOn } from './yaml-problems.ts';

/** The path of a content file, and its parts. */
export interface FilePlace {
  /** `en/some-slug` for entries, `en` for data, the kind's name for tables. */
  readonly id: string;
  readonly slug: string;
  readonly lang: Lang;
  /** Relative to the project, with forward slashes. */
  readonly file: string;
}

/**
 * Check the text of a file against its kind's schema.
 *
 * @returns the parsed file and its problems; data only if there is no problem
 */
export function checkFile(
  kind: Kind,
  place: FilePlace,
  text: string,
): { source: SourceFile; data?: Record<string, unknown>; problems: ContentProblem[] } {
  const source = endingOf(kind) !== 'yaml' ? parseMarkdownFile(text) : parseYamlFile(text);
  return { source, ...check(kind, place, source, text) };
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
    // Further syntax errors of a file usually follow from the first.
    return { problems: source.syntax.slice(0, 1).map((syntax) => whole(syntax.line, ...adviceOn(syntax))) };
  }
  const problems = slugProblems(kind, place, whole);
  const { schema } = KINDS[kind];
  const { data } = source;
  if (data === undefined) return { problems: [...problems, whole(1, ...missingFields(place.file, text))] };
  const result = (schema as z.ZodType<Record<string, unknown>>).safeParse(data);
  if (!result.success) {
    const known = (at: readonly PropertyKey[]) => fieldsAt(schema, at, data);
    return { problems: [...problems, ...problemsOf(result.error.issues as Issue[], place.file, source, known)] };
  }
  return problems.length > 0 ? { problems } : { data: result.data, problems };
}

/** The reason why a file has no fields, in Japanese and English. */
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
    const ja = `ファイル名「${file.slice(file.lastIndexOf('/') + 1)}」は半角の英小文字・数字・ハイフン（80文字まで）にしてください`;
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
  if (isReserved(kind as EntryKind, slug)) {
    const ja = `「${slug}」はサイトが使う名前です。別のファイル名にしてください`;
    return [whole(1, ja, `\`${slug}\` is reserved by the site; choose another file name`)];
  }
  return [];
}
