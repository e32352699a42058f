import { describe, expect, test, vi } from 'vitest';
import { cachedAnswer } from './articles.ts';
import { answerRead, langOf, ok, problem, readBounded } from './http.ts';

const address = 'https://company.example/api/news?lang=en';
const get = (init?: RequestInit) => new Request(address, init);

test('a public answer has an ETag and is kept by the CDN, keyed by the parameters it reads', () => {
  const { headers } = cachedAnswer([], ['lang', 'tag']);
  expect(headers.get('ETag')).toMatch(/^"[\w-]{27}"$/);
  expect(headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, max-age=31536000');
  expect(headers.get('Netlify-Vary')).toBe('query=lang|tag');
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
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

test.each([
  ['?lang=en', 'en'],
  ['?lang=fr', 'ja'],
  ['', 'ja'],
])('a request with %j is answered in %s', (query, lang) => {
  expect(langOf(new Request(`https://x.example/${query}`))).toBe(lang);
});

const MOST = 10;
const read = (body: BodyInit | null, headers: Readonly<Record<string, string>> = {}) =>
  readBounded(
    new Request('https://x.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
    MOST,
  );
const text = (bytes: Awaited<ReturnType<typeof readBounded>>) =>
  bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : bytes;

/** A body in pieces; what comes after the last of them is the caller's choice. */
const pieces = (
  parts: readonly string[],
  end: (stream: ReadableStreamDefaultController) => void = (s) => s.close(),
) => {
  const cancel = vi.fn();
  let at = 0;
  const pull = (stream: ReadableStreamDefaultController) => {
    const part = parts[at++];
    if (part === undefined) end(stream);
    else stream.enqueue(new TextEncoder().encode(part));
  };
  return { cancel, body: new ReadableStream({ pull, cancel }, { highWaterMark: 0 }) };
};

test('one byte more is too large, whether the length says so or not', async () => {
  expect(await read('x', { 'Content-Length': String(MOST + 1) })).toBe('too-large');
  expect(await read('x'.repeat(MOST + 1))).toBe('too-large');
  expect(text(await read('x'.repeat(MOST), { 'Content-Length': String(MOST) }))).toBe('x'.repeat(MOST));
});

test('what is too large is not read to its end', async () => {
  const { body, cancel } = pieces(['x'.repeat(MOST), 'x', 'never']);
  expect(await read(body)).toBe('too-large');
  expect(cancel).toHaveBeenCalledOnce();
});

test('a connection that ends early is not an empty body', async () => {
  expect(await read(pieces(['abc'], (stream) => stream.error(new Error('reset'))).body)).toBe('broken');
});
