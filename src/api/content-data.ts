import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArticleRecord, NewsRecord, WithContent } from '#src/articles/records.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Taxonomy } from '#src/schemas/content/tables.ts';
import { DATA_DIR } from './runtime.ts';

/** A record of the collection that a function reads (`src/content/deploy-files.ts`). */
type Published = NewsRecord | ArticleRecord;

/** A slug that may name a file; anything else is not looked for. */
const SLUG = /^[a-z0-9-]{1,80}$/;

/**
 * The entries in a language, newest first, in the default language where a translation is missing.
 *
 * @throws Error when the build left no data (`includedFiles` of the function's config names it)
 */
export async function readList<R extends Published>(lang: Lang): Promise<R[]> {
  return (await readJson(`${lang}.json`)) as R[];
}

/**
 * One entry with its Markdown, in the default language where the translation is missing.
 *
 * @param slug as it came with the request
 * @returns undefined if the slug is malformed or not published
 */
export async function readEntry<R extends Published>(lang: Lang, slug: string): Promise<WithContent<R> | undefined> {
  if (!SLUG.test(slug)) return undefined;
  for (const owner of new Set([lang, DEFAULT_LANG])) {
    const entry = await readJson(`${owner}/${slug}.json`).catch(absent);
    if (entry !== undefined) return entry as WithContent<R>;
  }
  return undefined;
}

/** Labels of the categories or tags, by their keys. */
export async function readTerms(): Promise<Taxonomy> {
  return (await readJson('terms.json')) as Taxonomy;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(DATA_DIR, file), 'utf8'));
}

function absent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}
