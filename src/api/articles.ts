import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ArticleRecord, isTermName, type NewsRecord, termKeyOf, withLabels } from '#src/articles/records.ts';
import { DEFAULT_LANG, type Lang } from '#src/i18n/langs.ts';
import type { Taxonomy } from '#src/schemas/content/tables.ts';
import { answerRead, notOnCdn, okText, problem } from './http.ts';
import { DATA_DIR } from './runtime.ts';

/** A record of the collection that a function reads (`src/content/deploy-files.ts`). */
type Entry = NewsRecord | ArticleRecord;

const MAX_LIMIT = 100;

/** A slug that may name a file; anything else is not looked for. */
const SLUG = /^[a-z0-9-]{1,80}$/;

/**
 * Answer a list or one of its entries. Of a list, `limit` and `offset` give a part, its size in `X-Total-Count` and the next part in `Link`.
 * An invalid range gets 400.
 */
export function answerList<E extends Entry>(
  request: Request,
  slug: string | undefined,
  parameter: 'category' | 'tag',
  termsOf: (entry: E) => readonly string[],
): Promise<Response> {
  return answerRead(request, async (lang) => {
    const terms = (await readData('terms.json')) as Taxonomy;
    if (slug !== undefined) {
      const entry = await readEntry<E>(lang, slug);
      if (entry === undefined) return problem(404, 'not-found', lang);
      return cachedAnswer(withLabels(entry, terms, lang), ['lang']);
    }
    const { pathname, searchParams } = new URL(request.url);
    const limit = wholeNumber(searchParams.get('limit'));
    const offset = wholeNumber(searchParams.get('offset')) ?? 0;
    const isRange = Number.isInteger(offset) && (limit === undefined || (limit >= 1 && limit <= MAX_LIMIT));
    if (!isRange) return problem(400, 'bad-query', lang);
    const term = searchParams.get(parameter);
    const key = term === null ? undefined : termKeyOf(terms, term);
    const all = await readRecords<E>(lang);
    const found = term === null ? all : all.filter((entry) => termsOf(entry).some((own) => own === key));
    const end = limit === undefined ? found.length : offset + limit;
    const entries = found.slice(offset, end);
    const headers: Record<string, string> = {};
    if (limit !== undefined) headers['X-Total-Count'] = String(found.length);
    if (end < found.length) {
      // Only parameters that the answer depends on, because the answer is cached for all requests with these.
      const kept = [...searchParams].filter(([name]) => name === 'lang' || name === parameter);
      const query = new URLSearchParams([...kept, ['limit', String(limit)], ['offset', String(end)]]);
      headers['Link'] = `<${pathname}?${query}>; rel="next"`;
    }
    const labelled = entries.map((entry) => withLabels(entry, terms, lang));
    const answer = cachedAnswer(labelled, ['lang', parameter, 'limit', 'offset'], headers);
    // Any number of queries find nothing, and any number of spellings find a term.
    return entries.length > 0 && (term === null || isTermName(terms, term)) ? answer : notOnCdn(answer);
  });
}

/** A number of a query, in its one spelling; NaN for any other text. */
function wholeNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * The entries in a language, newest first, in the default language where a translation is missing.
 *
 * @throws Error when the build left no data (`includedFiles` of the function's config names it)
 */
export async function readRecords<E extends Entry>(lang: Lang): Promise<E[]> {
  return (await readData(`${lang}.json`)) as E[];
}

/** One entry with its Markdown, in the default language where the translation is missing. */
async function readEntry<E extends Entry>(lang: Lang, slug: string): Promise<E | undefined> {
  if (!SLUG.test(slug)) return undefined;
  for (const owner of new Set([lang, DEFAULT_LANG])) {
    const entry = await readData(`${owner}/${slug}.json`).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (entry !== undefined) return entry as E;
  }
  return undefined;
}

/** A file that the build left for the function. */
export async function readData(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(DATA_DIR, file), 'utf8'));
}

/**
 * A public JSON answer: it has an ETag, and the CDN keeps it for the life of the deploy, keyed by the parameters it depends on
 * and no others.
 */
export function cachedAnswer(data: unknown, query: readonly string[], headers: Record<string, string> = {}): Response {
  const body = JSON.stringify(data);
  return okText(body, {
    headers: {
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Netlify-CDN-Cache-Control': 'public, durable, max-age=31536000',
      'Netlify-Vary': `query=${query.join('|')}`,
      ...headers,
    },
  });
}
