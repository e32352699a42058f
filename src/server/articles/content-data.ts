import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArticleRecord, NewsRecord, WithContent } from '#src/domain/articles/api-records.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Taxonomy } from '#src/schemas/content/taxonomy.ts';

/** What the build left for the functions (rule publishing.loader), by collection. */
interface Records {
  news: NewsRecord;
  'tech-articles': ArticleRecord;
}

/** A slug that may name a file; anything else is not looked for (rule api.slugs). */
const SLUG = /^[a-z0-9-]{1,80}$/;

/**
 * The entries of a collection in a language, newest first, Japanese where a translation is missing.
 *
 * @throws Error when the build left no data (`included_files` in netlify.toml names it)
 * @example (await readList('news', 'en'))[0]?.lang // => 'en'
 */
export async function readList<C extends keyof Records>(collection: C, lang: Lang): Promise<Records[C][]> {
  return (await readJson(collection, `${lang}.json`)) as Records[C][];
}

/**
 * One entry with its Markdown, Japanese where the translation is missing.
 *
 * @param slug as it came with the request
 * @returns undefined for a slug that is none, or that no published entry has
 * @example await readEntry('news', 'en', '../secret') // => undefined
 */
export async function readEntry<C extends keyof Records>(
  collection: C,
  lang: Lang,
  slug: string,
): Promise<WithContent<Records[C]> | undefined> {
  if (!SLUG.test(slug)) return undefined;
  for (const owner of new Set([lang, DEFAULT_LANG])) {
    const entry = await readJson(collection, `${owner}/${slug}.json`).catch(absent);
    if (entry !== undefined) return entry as WithContent<Records[C]>;
  }
  return undefined;
}

/**
 * Labels of the collection's categories or tags, by their keys.
 *
 * @example (await readTerms('news'))['company']?.zh // => '公司动态'
 */
export async function readTerms(collection: keyof Records): Promise<Taxonomy> {
  return (await readJson(collection, 'terms.json')) as Taxonomy;
}

/** Bundled functions lie elsewhere than their data: both are found from the working directory, here and on the platform. */
async function readJson(collection: keyof Records, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(process.cwd(), '.generated', collection, file), 'utf8'));
}

function absent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}
