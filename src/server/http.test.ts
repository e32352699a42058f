import { describe, expect, test, vi } from 'vitest';
import { LANGS } from '#src/i18n/langs.ts';
import { cachedAnswer } from '#src/server/articles/cached-answer.ts';
import { answerRead, isReading, langOf, methodNotAllowed, ok, okText, page, problem, redirect } from './http.ts';

const address = 'https://company.example/api/news?lang=en';
const get = (init?: RequestInit) => new Request(address, init);

describe('ok', () => {
  test('a public answer has an ETag and is kept by the CDN, keyed by the parameters it reads', () => {
    const { headers } = cachedAnswer([], ['lang', 'tag']);
    expect(headers.get('ETag')).toMatch(/^"[\w-]{27}"$/);
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, max-age=31536000');
    expect(headers.get('Netlify-Vary')).toBe('query=lang|tag');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('any other answer is stored nowhere', () => {
    const { headers } = ok({ pending: 0 });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('ETag')).toBeNull();
    expect(headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  });

  test('undefined is a bug and says so', () => {
    expect(() => ok(undefined)).toThrow('ok: data is undefined, expected a JSON value');
    expect(() => cachedAnswer(undefined, ['lang'])).toThrow('cachedAnswer: data is undefined, expected a JSON value');
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
});

describe('problem', () => {
  test.each(LANGS)('%s: the shape of every error answer', async (lang) => {
    const response = problem(422, 'invalid-fields', lang, { fields: { name: 'x' } });
    const body = await response.json();
    expect(body).toEqual({
      ok: false,
      success: false,
      message: body.error,
      error: expect.stringMatching(/\S/),
      code: 'invalid-fields',
      fields: { name: 'x' },
    });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('405 names the allowed methods', () => {
    const response = methodNotAllowed('POST', 'en');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });
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

  test('HEAD has the headers of GET and no body', async () => {
    const head = await answerRead(get({ method: 'HEAD' }), produce);
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await (await answerRead(get(), produce)).text()).toBe('[{"slug":"a"}]');
    expect(head.headers.get('ETag')).toBe((await answerRead(get(), produce)).headers.get('ETag'));
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s gets 405 with Allow', async (method) => {
    const response = await answerRead(get({ method }), produce);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
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

  test('a form post leads on, so that reloading does not post again', () => {
    const { status, headers } = redirect('/en/contact/thanks');
    expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([
      303,
      '/en/contact/thanks',
      'no-store',
    ]);
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
  });
});

test('isRead and langOf', () => {
  expect([isReading(get()), isReading(get({ method: 'HEAD' })), isReading(get({ method: 'POST' }))]).toEqual([
    true,
    true,
    false,
  ]);
  expect([
    langOf(get()),
    langOf(new Request('https://x.example/?lang=fr')),
    langOf(new Request('https://x.example/')),
  ]).toEqual(['en', 'ja', 'ja']);
});
