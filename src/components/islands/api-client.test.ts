import { describe, expect, test, vi } from 'vitest';
import { apiAddress, getJson } from './api-client.ts';

function answering(...responses: Response[]) {
  const fetch = vi.fn(async () => responses.shift() ?? Response.error());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('apiAddress joins encoded segments and leaves empty parameters out', () => {
  expect(apiAddress(['api', 'news', 'a/b c'], { lang: 'en', tag: '', offset: 12 })).toBe(
    '/api/news/a%2Fb%20c?lang=en&offset=12',
  );
});

describe('getJson', () => {
  test('sends one request per address, with credentials', async () => {
    const fetch = answering(Response.json([1]));
    expect(await getJson('/api/a')).toEqual([1]);
    expect(await getJson('/api/a')).toEqual([1]);
    expect(fetch.mock.calls).toEqual([['/api/a', { credentials: 'include' }]]);
  });

  test.each([
    [new Response('Nope', { status: 401 }), '401: Nope'],
    [new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
  ])('an answer that is not OK is an error with status and text', async (response, message) => {
    answering(response, Response.json('later'));
    await expect(getJson(`/api/${message}`)).rejects.toThrow(message);
    expect(await getJson(`/api/${message}`)).toBe('later');
  });
});
