import { expect, test } from 'vitest';
import { cachedAnswer } from './articles.ts';
import { answerRead, ok, problem, readBounded } from './http.ts';

const get = (init?: RequestInit) => new Request('https://company.example/api/news?lang=en', init);
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

test('a connection that ends early is not an empty body', async () => {
  let isSent = false;
  const pull = (stream: ReadableStreamDefaultController) => {
    if (isSent) stream.error(new Error('reset'));
    else stream.enqueue(new TextEncoder().encode('abc'));
    isSent = true;
  };
  const init = { method: 'POST', body: new ReadableStream({ pull }), duplex: 'half' };
  expect(await readBounded(new Request('https://x.example/', init as RequestInit), 10)).toBe('broken');
});
