import type { SourceFile } from './source-file.ts';

/** One thing an editor has to mend, in words for the editor: Japanese first, English second. */
export interface Problem {
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** `a.b.0`, or empty when the file as a whole is meant. */
  readonly field: string;
  readonly ja: string;
  readonly en: string;
}

/** The part of a zod issue that a message is made of. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: PropertyKey[];
  readonly message: string;
  readonly expected?: string;
  readonly keys?: string[];
  readonly values?: unknown[];
}

/** What a field should hold, by the name that the schema gives as its message. */
const EXPECTED: Readonly<Record<string, readonly [ja: string, en: string]>> = {
  text: ['空でない文字列', 'text that is not empty'],
  date: ['実在する日付（例 2026-05-01）', 'a day that exists, such as 2026-05-01'],
  key: ['半角の英小文字・数字・ハイフン（80文字まで）', 'lower-case letters, digits and hyphens, at most 80'],
  list: ['1件以上の一覧', 'a list with at least one row'],
  two: ['2件の一覧', 'a list of two rows'],
  three: ['3件の一覧', 'a list of three rows'],
  featured: ['1〜3位の事例に要る featured の項目', 'the `featured` fields, which ranks 1 to 3 need'],
  unique: ['互いに異なるid', 'ids that are all different'],
  string: ['文字列', 'text'],
  number: ['数値', 'a number'],
  boolean: ['true または false', 'true or false'],
  array: ['一覧（「- 」で始まる行）', 'a list (lines that begin with "- ")'],
  object: ['項目の集まり（「名前: 値」の行）', 'fields (lines of "name: value")'],
};

/**
 * Turn a schema's issue into problems of a file; an issue about unknown fields gives one for each field.
 *
 * @param known names that the schema knows, for "did you mean"
 */
export function problemsOf(issue: Issue, file: string, source: SourceFile, known: readonly string[]): Problem[] {
  const at = (path: readonly PropertyKey[], ja: string, en: string): Problem => ({
    file,
    line: source.lineOf(path),
    field: path.join('.'),
    ja,
    en,
  });
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((name) => {
      const meant = closest(name, known);
      const [ja, en] = meant
        ? [`「${meant}」ではありませんか`, `did you mean \`${meant}\`?`]
        : ['削除してください', 'remove it'];
      return at(
        [...issue.path, name],
        `「${name}」という項目はありません。${ja}`,
        `there is no field \`${name}\`; ${en}`,
      );
    });
  }
  const found = valueAt(source.data, issue.path);
  const [ja, en] = expectation(issue);
  if (found === undefined)
    return [at(issue.path, `必須の項目がありません。必要な値: ${ja}`, `missing; expected ${en}`)];
  const shown = JSON.stringify(found).slice(0, 80);
  return [at(issue.path, `値 ${shown} は使えません。必要な値: ${ja}`, `found ${shown}, expected ${en}`)];
}

/**
 * The message of a stopped build or check: every problem, the file and line first so that an editor can click it.
 *
 * @example formatProblems([{ file: 'content/news/ja/a.md', line: 3, field: 'date', ja: '…', en: '…' }])
 */
export function formatProblems(problems: readonly Problem[]): string {
  const head = `コンテンツに問題が${problems.length}件あります。 / ${problems.length} problem(s) in the content.`;
  const rows = problems.map(({ file, line, field, ja, en }) => {
    const where = field === '' ? '' : `  ${field}`;
    return `${file}:${line}${where}\n    ${ja}\n    ${en}`;
  });
  return [head, ...rows].join('\n\n');
}

/**
 * The known name nearest to a mistyped one, by edit distance; undefined when none is near.
 *
 * @example closest('categroy', ['category', 'date']) // => 'category'
 */
export function closest(name: string, known: readonly string[]): string | undefined {
  const ranked = known.map((candidate) => ({ candidate, distance: editDistance(name, candidate) }));
  ranked.sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(2, Math.floor(best.candidate.length / 3)) ? best.candidate : undefined;
}

function expectation(issue: Issue): readonly [string, string] {
  if (issue.values) {
    const list = issue.values.map(String).join(', ');
    return [`次のいずれか: ${list}`, `one of: ${list}`];
  }
  return EXPECTED[issue.message] ?? EXPECTED[issue.expected ?? ''] ?? [issue.message, issue.message];
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key], data);
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
