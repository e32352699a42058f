import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf, type Kind, taxonomyOf } from '#src/content/kinds.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { type ContentProblem, didYouMean } from './problems.ts';
import { parseYamlFile, type SourceFile } from './source-file.ts';
import { closest } from './suggestions.ts';

/** The table of keys for a kind. */
interface Taxonomy {
  readonly field: string;
  /** `content/categories.yaml` */
  readonly file: string;
  /** Key → its labels. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
}

/**
 * The categories or tags of a kind from their file, none if there is no file. Undefined for kinds without them, and for a file that
 * cannot be read, which is a problem of its own.
 */
export function knownTerms(kind: Kind, root: string): Taxonomy | undefined {
  const taxonomy = taxonomyOf(kind);
  if (taxonomy === undefined) return undefined;
  const file = fileOf(taxonomy.table, DEFAULT_LANG);
  if (!existsSync(path.join(root, file))) return { field: taxonomy.field, file, labels: {} };
  const { data } = parseYamlFile(readFileSync(path.join(root, file), 'utf8'));
  if (typeof data !== 'object' || data === null) return undefined;
  const labels = Object.entries(data).map(([key, names]) => [key, Object.values((names ?? {}) as object).map(String)]);
  return { field: taxonomy.field, file, labels: Object.fromEntries(labels) };
}

/**
 * Problems of keys that the table does not have. A label in place of its key gets a suggestion.
 *
 * @param data front matter before validation
 */
export function termProblems(
  { field, file: table, labels }: Taxonomy,
  data: unknown,
  file: string,
  source: SourceFile,
): ContentProblem[] {
  const keys = Object.keys(labels);
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[field] : undefined;
  const named = Array.isArray(value)
    ? value.map((key, at) => ({ key, at: [field, at] }))
    : [{ key: value, at: [field] }];
  return named.flatMap(({ key, at }) => {
    if (typeof key !== 'string' || keys.includes(key)) return [];
    const meant = keys.find((candidate) => labels[candidate]?.includes(key)) ?? closest(key, keys);
    const hint = didYouMean(meant);
    return [
      {
        file,
        line: source.lineOf(at),
        field: at.join('.'),
        ...(keys.length === 0
          ? { ja: `「${key}」を書く ${table} がありません`, en: `${table} is missing; expected it to have \`${key}\`` }
          : {
              ja: `「${key}」は ${table} にありません。使えるキー: ${keys.join(', ')}${hint.ja}`,
              en: `\`${key}\` is not in ${table}; expected one of: ${keys.join(', ')}${hint.en}`,
            }),
      },
    ];
  });
}
