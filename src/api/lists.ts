import { createHash } from 'node:crypto';
import { rangeOf, sliceOf } from '#src/domain/articles/list-query.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { notOnCdn, okText, problem } from './http.ts';

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
