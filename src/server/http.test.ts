import { describe, expect, test, vi } from 'vitest';
import { cachedAnswer } from '#src/server/articles/cached-answer.ts';
import { answerRead, langOf, ok, okText, page, problem } from './http.ts';

const address = 'https://company.example/api/news?lang=en';
const get = (init?: RequestInit) => new Request(address, init);

test('a public answer has an ETag and is kept by the CDN, keyed by the parameters it reads', () => {
  const { headers } = cachedAnswer([], ['lang', 'tag']);
  expect(headers.get('ETag')).toMatch(/^"[\w-]{27}"$/);
  expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, max-age=31536000');
  expect(headers.get('Netlify-Vary')).toBe('query=lang|tag');
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
});

test('an answer that depends on no parameter is one for all addresses', () => {
  expect(cachedAnswer([], []).headers.get('Netlify-Vary')).toBeNull();
  expect(cachedAnswer([], [], { 'X-Total-Count': '3' }).headers.get('X-Total-Count')).toBe('3');
});

test('a text that is JSON already stays as it is', async () => {
  const response = okText('[ 1 ]', { status: 201, headers: { ETag: '"a"' } });
  expect([response.status, await response.text(), response.headers.get('ETag')]).toEqual([201, '[ 1 ]', '"a"']);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
});

describe('answerRead', () => {
  const produce = () => cachedAnswer([{ slug: 'a' }], ['lang']);

  test('the second request with the ETag gets 304 without a body', async () => {
    const first = await answerRead(get(), produce);
    const etag = first.headers.get('ETag') ?? '';
    for (const value of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const second = await answerRead(get({ headers: { 'If-None-Match': value } }), produce);
      expect([second.status, await second.text()]).toEqual([304, '']);
      expect(second.headers.get('ETag')).toBe(etag);
    }
    for (const value of ['"other"', '', 'W/"other"', etag.replace('"', '"W/')])
      expect((await answerRead(get({ headers: { 'If-None-Match': value } }), produce)).status).toBe(200);
    const unmarked = await answerRead(get({ headers: { 'If-None-Match': '*' } }), () => ok([]));
    expect(unmarked.status).toBe(200);
    const refused = await answerRead(get({ headers: { 'If-None-Match': etag } }), () =>
      problem(404, 'not-found', 'en', { headers: { ETag: etag } }),
    );
    expect(refused.status).toBe(404);
  });

  test('a bug becomes a 500 without details', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await answerRead(get(), () => {
      throw new Error('secret');
    });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(printed.mock.calls).toEqual([['answer failed', expect.stringContaining('Error: secret')]]);
  });
});

describe('for a browser', () => {
  test('a page is for one visitor, in its language, under the policy of pages', async () => {
    const response = page('<p>', 422, 'zh', { 'Retry-After': '30' });
    expect([response.status, await response.text()]).toEqual([422, '<p>']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'zh',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'retry-after': '30',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
    });
  });
});

test.each([
  ['?lang=en', 'en'],
  ['?lang=fr', 'ja'],
  ['', 'ja'],
])('a request with %j is answered in %s', (query, lang) => {
  expect(langOf(new Request(`https://x.example/${query}`))).toBe(lang);
});
