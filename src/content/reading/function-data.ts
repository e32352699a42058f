import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { KINDS, type ListKind } from '#src/content/kinds.ts';
import type { ArticleRecord, NewsRecord } from '#src/domain/articles/api-records.ts';
import { inLang, newestFirst } from '#src/domain/publishing/entries.ts';
import { LANGS } from '#src/i18n/langs.ts';
import type { NewsData, TechArticleData } from '#src/schemas/content/article.ts';
import type { Taxonomy } from '#src/schemas/content/taxonomy.ts';
import { dataFolderOf } from '#src/site/function-folders.ts';
import { writeFunctionFile } from './function-file.ts';
import { readCollection, type SourceEntry } from './read-collection.ts';

/** The data files of a kind's function, by path. */
type FunctionData = ReadonlyMap<string, unknown>;

/**
 * The data of a kind's function: a list per language, newest first, in the default language if there is no
 * translation; a file per entry with its Markdown, without fallback; and the labels of categories or tags.
 *
 * @param entries that the build shows
 */
export function functionData(kind: ListKind, entries: readonly SourceEntry[], terms: Taxonomy): FunctionData {
  const records = entries.map((entry) => ({
    record: kind === 'news' ? newsRecord(entry) : articleRecord(entry),
    body: entry.body,
  }));
  const files = new Map<string, unknown>([['terms.json', terms]]);
  for (const lang of LANGS)
    files.set(
      `${lang}.json`,
      newestFirst(
        inLang(
          records.map(({ record }) => record),
          lang,
        ),
      ),
    );
  for (const { record, body } of records) files.set(`${record.lang}/${record.slug}.json`, { ...record, content: body });
  return files;
}

/** Write the data of a kind's function, and remove files of deleted entries. */
export function writeFunctionData(kind: ListKind, entries: readonly SourceEntry[], root: string): void {
  const table = readCollection(KINDS[kind].taxonomy.table, root).entries[0];
  const folder = path.join(root, dataFolderOf(kind));
  const files = functionData(kind, entries, (table?.data ?? {}) as Taxonomy);
  for (const lang of LANGS) mkdirSync(path.join(folder, lang), { recursive: true });
  for (const [file, data] of files) writeFunctionFile(root, kind, file, data);
  for (const lang of LANGS) {
    for (const file of readdirSync(path.join(folder, lang))) {
      if (file.endsWith('.json') && !files.has(`${lang}/${file}`))
        rmSync(path.join(folder, lang, file), { force: true });
    }
  }
}

function newsRecord({ slug, lang, data }: SourceEntry): NewsRecord {
  const { date, category, title, summary, author } = data as unknown as NewsData;
  return { slug, date, category, title, summary, author, lang };
}

function articleRecord({ slug, lang, data }: SourceEntry): ArticleRecord {
  const { title, summary, author, position, tags, date } = data as unknown as TechArticleData;
  return { slug, title, summary, author, position, tags, date, lang };
}
