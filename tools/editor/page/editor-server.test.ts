import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostilePath, rawAnswer } from '#tests/support/hostile-requests.ts';
import { serveEditor } from './editor-server.ts';

let folder: string;
let server: Awaited<ReturnType<typeof serveEditor>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'editor-server-'));
  writeFileSync(path.join(folder, 'index.html'), 'editor');
  writeFileSync(path.join(folder, '_headers'), '');
  server = await serveEditor(folder, 0);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** The first line of the answer to a request as it is written. */
async function statusLine(request: string): Promise<string> {
  return (await rawAnswer(server.url, request)).split('\r\n')[0] ?? '';
}

test('no request ends the editor', async () => {
  await fc.assert(
    fc.asyncProperty(hostilePath, async (pathname) => {
      const line = await statusLine(`GET ${encodeURI(pathname).replaceAll('%25', '%')} HTTP/1.1\r\nHost: a`);
      expect(line).toMatch(/^HTTP\/1\.1 (200|400|404) /);
    }),
  );
  expect(await (await fetch(server.url)).text()).toBe('editor');
});

test.each([
  { request: 'POST / HTTP/1.1\r\nHost: a', status: 405 },
  { request: 'TRACE / HTTP/1.1\r\nHost: a', status: 405 },
  { request: 'HEAD / HTTP/1.1\r\nHost: a', status: 200 },
  { request: 'GET / HTTP/1.1\r\nHost: a b', status: 400 },
  { request: 'GET / HTTP/1.0', status: 400 },
  { request: 'GET http://[ HTTP/1.1\r\nHost: a', status: 400 },
])('$request is answered with $status', async ({ request, status }) => {
  expect(await statusLine(request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
