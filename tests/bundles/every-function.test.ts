import { copyFileSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, BUNDLES } from './platform.ts';

/** What every address answered by a function has in common (rule api.errors); the inputs of each are tested beside it. */

const READ = 'GET, HEAD';
const FUNCTIONS = [
  { address: '/api/news', allow: READ },
  { address: '/api/news/x', allow: READ },
  { address: '/api/tech-articles', allow: READ },
  { address: '/api/tech-articles/tags', allow: READ },
  { address: '/api/health', allow: READ },
  { address: '/api/contact', allow: 'POST' },
  { address: '/api/contact/nothing', allow: READ },
  { address: '/api/resend-webhook', allow: 'POST' },
] as const;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];

/** On every answer of a function, whatever it is: the platform puts `_headers` on files only. */
const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': expect.stringContaining('camera=()'),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

beforeEach(() => {
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterAll(() => vi.restoreAllMocks());

function expectSecurityHeaders(response: Response): void {
  const present = Object.keys(SECURITY_HEADERS).map((name) => [name, response.headers.get(name)]);
  expect(Object.fromEntries(present)).toEqual(SECURITY_HEADERS);
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
}

/** One shape, one set of headers, and nothing of the inside: no stack, path, or name of a file of the source. */
async function expectProblem(response: Response): Promise<void> {
  const text = await response.text();
  expect(text).not.toMatch(
    /\bat .+:\d+|node_modules|\.m?[jt]s\b|[/\\](?:src|work|home|tmp|var|bundles-\w+)[/\\]|Error:/,
  );
  const body = JSON.parse(text) as Record<string, unknown>;
  expect(Object.keys(body).filter((name) => name !== 'fields')).toEqual(['ok', 'success', 'message', 'error', 'code']);
  expect(body).toMatchObject({ ok: false, success: false, error: body['message'], code: expect.any(String) });
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expectSecurityHeaders(response);
}

test('no address of a bundle is left out', () => {
  const routes = BUNDLES.flatMap((bundle) => bundle.routes);
  const asked = (pathname: string) =>
    FUNCTIONS.some(({ address }) => new URLPattern({ pathname }).test({ pathname: address }));
  expect(routes.filter((route) => !asked(route))).toEqual([]);
});

describe.each(FUNCTIONS)('$address', ({ address, allow }) => {
  test.each(METHODS.filter((method) => !allow.includes(method)))('%s: 405 with Allow', async (method) => {
    const response = await ask(address, { method, headers: { Origin: 'https://evil.example' } });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
    await expectProblem(response);
  });
});

test.each(FUNCTIONS.filter(({ allow, address }) => allow === READ && !address.startsWith('/api/contact')))(
  '$address: its answer has the headers, too',
  async ({ address }) => {
    const response = await ask(address);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expectSecurityHeaders(response);
  },
);

describe('bodies', () => {
  const taking = FUNCTIONS.filter(({ allow }) => allow === 'POST');
  const endless = () =>
    new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(32)) });

  test.each(taking)('$address: an endless one is cut off', async ({ address }) => {
    const headers = { 'Content-Type': 'application/json' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless(), headers, duplex: 'half' };
    const response = await ask(address, init);
    expect(response.status).toBe(413);
    await expectProblem(response);
  });

  test.each(taking)('$address: nonsense is a 4xx', async ({ address }) => {
    for (const body of ['{', 'null', '[]', '{"__proto__":{"ok":true}}', '\0']) {
      const response = await ask(address, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      await expectProblem(response);
    }
    expect(({} as Record<string, unknown>)['ok']).toBeUndefined();
  });
});

describe('without its data', () => {
  test.each(['/api/news', '/api/tech-articles', '/api/tech-articles/tags'])(
    '%s says 500 and nothing more',
    async (address) => {
      const bundles = BUNDLES.map((bundle) => {
        const folder = mkdtempSync(`${bundle.folder}-bare-`);
        const module = path.join(folder, path.basename(bundle.module));
        copyFileSync(bundle.module, module);
        return { ...bundle, folder, module };
      });
      const response = await ask(address, {}, { bundles });
      expect(response.status).toBe(500);
      await expectProblem(response);
    },
  );
});
