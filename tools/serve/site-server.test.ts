import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FUNCTIONS_FOLDER } from '#src/site/function-folders.ts';
import { writeFiles } from '#tests/support/temporary-folder.ts';

import { LOCAL_STORE } from './blob-store.ts';
import { startSite } from './site-server.ts';

let root: string;
let site: Awaited<ReturnType<typeof startSite>>;
const errors = vi.spyOn(console, 'error');

const FILES = {
  'secret.txt': 'secret',
  'dist/index.html': 'home',
  'dist/404.html': 'none',
  'dist/_headers': '/*\n  X-A: 1\n',
  'dist/_redirects': '/ja / 301\n/en/* /404 404\n',
  [`${FUNCTIONS_FOLDER}/echo/echo.mjs`]:
    "export default async ({ method }) => new Response(method);\nexport const config = { path: '/api/echo' };\n",
  [`${FUNCTIONS_FOLDER}/sweep/sweep.mjs`]: [
    "import { getStore } from '@netlify/blobs';",
    'export default async () => {',
    "  const store = getStore({ name: 'a', consistency: 'strong' });",
    "  await store.set('key', 'kept');",
    "  return new Response(await store.get('key'));",
    '};',
    "export const config = { schedule: '*/5 * * * *' };",
  ].join('\n'),
};

beforeAll(async () => {
  // Below the project, so that a function finds the package of the store.
  mkdirSync('.cache', { recursive: true });
  root = mkdtempSync(path.resolve('.cache/site-server-'));
  writeFiles(root, FILES);
  site = await startSite(root, 0);
}, 60_000);
afterAll(async () => {
  await site?.stop();
  rmSync(root, { recursive: true });
});

beforeEach(() => errors.mockReset());

/** The status of the answer to a request as it is written, which `fetch` might not send, and all of that answer. */
async function answerTo(request: string): Promise<{ status: number; answer: string }> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(`${request}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), answer };
}

describe('the local site server', () => {
  test.each([
    { request: 'GET / HTTP/1.1\r\nHost: a', status: 200 },
    { request: 'GET /ja HTTP/1.1\r\nHost: a', status: 301 },
    { request: 'GET /en/none HTTP/1.1\r\nHost: a', status: 404 },
    { request: 'GET /_headers HTTP/1.1\r\nHost: a', status: 404 },
    { request: 'GET /..%2fsecret.txt HTTP/1.1\r\nHost: a', status: 404 },
    { request: 'GET /api/echo HTTP/1.1\r\nHost: [', status: 404 },
    { request: 'TRACE /api/echo HTTP/1.1\r\nHost: a', status: 405 },
  ])('answers $request with $status', async ({ request, status }) => {
    const answered = await answerTo(request);
    expect(answered.status).toBe(status);
    if (status === 405) expect(answered.answer).toContain('Allow: GET, HEAD');
    expect(errors).not.toHaveBeenCalled();
  });

  test('a redirect keeps the query', async () => {
    expect((await answerTo('GET /ja?lng=ja HTTP/1.1\r\nHost: a')).answer).toContain('Location: /?lng=ja\r\n');
  });

  test('a scheduled function is called by its name, and finds the store of the site', async () => {
    const { status, answer } = await answerTo(
      'POST /.netlify/functions/sweep HTTP/1.1\r\nHost: a\r\nContent-Length: 0',
    );
    expect([status, answer]).toEqual([200, expect.stringContaining('kept')]);
    expect(existsSync(path.join(root, LOCAL_STORE.folder))).toBe(true);
  });
});
