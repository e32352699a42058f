import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeFunctionData } from '#src/content/reading/function-data.ts';
import { readCollection } from '#src/content/reading/read-collection.ts';
import contact from './contact.ts';
import health from './health.ts';
import news from './news.ts';
import resendWebhook from './resend-webhook.ts';
import techArticles from './tech-articles.ts';

/** What every address answered by a function has in common (rule api.errors); the inputs of each are tested beside it. */

const SITE = 'https://site.example';
const READ = 'GET, HEAD';
const FUNCTIONS = [
  { address: '/api/news', answer: news, allow: READ },
  { address: '/api/news/x', answer: news, allow: READ },
  { address: '/api/tech-articles', answer: techArticles, allow: READ },
  { address: '/api/tech-articles/tags', answer: techArticles, allow: READ },
  { address: '/api/health', answer: health, allow: READ },
  { address: '/api/contact', answer: contact, allow: 'POST' },
  { address: '/api/resend-webhook', answer: resendWebhook, allow: 'POST' },
] as const;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

const root = mkdtempSync(path.join(tmpdir(), 'every-function-'));
beforeAll(() => {
  cpSync('content', path.join(root, 'content'), { recursive: true });
  for (const name of ['news', 'tech-articles'] as const)
    writeFunctionData(name, readCollection(name, root).entries, root);
});
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

function call({ address, answer }: (typeof FUNCTIONS)[number], init?: RequestInit): Promise<Response> {
  const slug = address.split('/')[3];
  const context = {
    params: slug === undefined ? {} : { slug },
    deploy: { context: 'dev' },
    waitUntil: () => undefined,
  };
  return Promise.resolve(answer(new Request(SITE + address, init), context as unknown as Context));
}

/** One shape, one set of headers, and nothing of the inside: no stack, path, or name of a file of the source. */
async function expectProblem(response: Response): Promise<void> {
  const text = await response.text();
  expect(text).not.toMatch(/\bat .+:\d+|node_modules|\.ts\b|[/\\](?:src|work|home|tmp|var)[/\\]|Error:/);
  const body = JSON.parse(text) as Record<string, unknown>;
  expect(Object.keys(body).filter((name) => name !== 'fields')).toEqual(['ok', 'success', 'message', 'error', 'code']);
  expect(body).toMatchObject({ ok: false, success: false, error: body['message'], code: expect.any(String) });
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
}

describe.each(FUNCTIONS)('$address', (each) => {
  test.each(METHODS.filter((method) => !each.allow.includes(method)))('%s: 405 with Allow', async (method) => {
    const response = await call(each, { method, headers: { Origin: 'https://evil.example' } });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, each.allow]);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    await expectProblem(response);
  });
});

describe('bodies', () => {
  const endless = () =>
    new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(32)) });

  test.each(FUNCTIONS.filter(({ allow }) => allow === 'POST'))('$address: an endless one is cut off', async (each) => {
    const headers = { 'Content-Type': 'application/json' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless(), headers, duplex: 'half' };
    const response = await call(each, init);
    expect(response.status).toBe(413);
    await expectProblem(response);
  });

  test.each(FUNCTIONS.filter(({ allow }) => allow === 'POST'))('$address: nonsense is a 4xx', async (each) => {
    for (const body of ['{', 'null', '[]', '{"__proto__":{"ok":true}}', '\0']) {
      const response = await call(each, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      await expectProblem(response);
    }
    expect(({} as Record<string, unknown>)['ok']).toBeUndefined();
  });
});

test.each(FUNCTIONS.filter(({ address }) => /news|articles/.test(address)))(
  '$address: without its data it says 500 and nothing more',
  async (each) => {
    vi.spyOn(process, 'cwd').mockReturnValue(path.join(root, 'nowhere'));
    const response = await call(each);
    if (response.status !== 404) expect(response.status).toBe(500);
    await expectProblem(response);
  },
);
