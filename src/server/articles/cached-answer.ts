import { createHash } from 'node:crypto';
import { okText } from '#src/server/http.ts';

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
