import { createHash } from 'node:crypto';
import type { Lang } from '#src/i18n/langs.ts';
import { notOnCdn, okText, problem } from './http.ts';

/** Which part of a list is asked for; `limit` absent means all of it. */
interface Range {
  readonly offset: number;
  readonly limit?: number;
}

/** Most entries that one answer may be asked for. */
const MAX_LIMIT = 100;

/**
 * Read `limit` (1–100) and `offset` (0 or more) of a query, each in its one spelling.
 *
 * @returns undefined when one of them is out of range or not an integer
 */
export function rangeOf(query: URLSearchParams): Range | undefined {
  const limit = wholeNumber(query.get('limit'));
  const offset = wholeNumber(query.get('offset')) ?? 0;
  if (Number.isNaN(offset) || Number.isNaN(limit)) return undefined;
  if (limit === undefined) return { offset };
  return limit >= 1 && limit <= MAX_LIMIT ? { offset, limit } : undefined;
}

/**
 * The entries of a range, and where the next one begins.
 *
 * @returns `next` only when a limit leaves entries over
 */
function sliceOf<E>(entries: readonly E[], { offset, limit }: Range): { entries: E[]; next?: number } {
  const end = limit === undefined ? entries.length : offset + limit;
  return { entries: entries.slice(offset, end), ...(end < entries.length && { next: end }) };
}

/**
 * Answer a list: all of it, or with `limit` and `offset` a part, its size in `X-Total-Count` and the next part in `Link`.
 * An invalid range gets 400. The CDN stores no empty list, because any number of queries find nothing.
 *
 * @param query names of the parameters that the list depends on, `limit` and `offset` left out
 * @param isNamed whether the category or tag asked for is written as a key or a label is; the CDN stores no other spelling
 * @param shape turns a record into what the API gives
 */
export function listAnswer<R>(
  request: Request,
  lang: Lang,
  records: readonly R[],
  query: readonly string[],
  isNamed: boolean,
  shape: (record: R) => unknown,
): Response {
  const url = new URL(request.url);
  const range = rangeOf(url.searchParams);
  if (range === undefined) return problem(400, 'bad-query', lang);
  const { entries, next } = sliceOf(records, range);
  const headers: Record<string, string> = {};
  if (range.limit !== undefined) headers['X-Total-Count'] = String(records.length);
  if (next !== undefined) headers['Link'] = `<${nextAddress(url, query, range.limit ?? 0, next)}>; rel="next"`;
  const answer = cachedAnswer(entries.map(shape), [...query, 'limit', 'offset'], headers);
  return isNamed && entries.length > 0 ? answer : notOnCdn(answer);
}

/** Contains only parameters that the answer depends on, because the answer is cached for all requests with these. */
function nextAddress(url: URL, names: readonly string[], limit: number, offset: number): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  query.set('limit', String(limit));
  query.set('offset', String(offset));
  return `${url.pathname}?${query}`;
}

/**
 * A public JSON answer: it has an ETag, and the CDN keeps it for the life of the deploy, keyed by the parameters it depends on
 * and no others.
 *
 * @throws TypeError when `data` cannot be written as JSON (a bug of the caller)
 */
export function cachedAnswer(
  data: unknown,
  query: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = JSON.stringify(data);
  if (body === undefined) throw new TypeError('cachedAnswer: data is undefined, expected a JSON value');
  return okText(body, {
    headers: {
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Netlify-CDN-Cache-Control': 'public, durable, max-age=31536000',
      ...(query.length > 0 && { 'Netlify-Vary': `query=${query.join('|')}` }),
      ...headers,
    },
  });
}

function wholeNumber(text: string | null): number | undefined {
  if (text === null) return undefined;
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : Number.NaN;
}
