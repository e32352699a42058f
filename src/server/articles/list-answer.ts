import { rangeOf, sliceOf } from '#src/domain/articles/list-query.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { notOnCdn, problem } from '#src/server/http.ts';
import { cachedAnswer } from './cached-answer.ts';

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
