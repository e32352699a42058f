import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { builtSite } from '#tools/built-site/static-host.ts';

const IS_TEXT = /^text\/|^application\/|^image\/svg/;

/** Serves a built folder on loopback until it is ended, and prints where: what `serve.ts` starts. */
async function main(folder: string, isPlain: boolean): Promise<void> {
  const answer = await builtSite(folder);
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, headers, body } = answer(pathname);
    const isText = IS_TEXT.test(headers['Content-Type'] ?? '');
    const sent = bodies.get(pathname) ?? (isText ? brotliCompressSync(body) : body);
    bodies.set(pathname, sent);
    response.writeHead(status, {
      ...(isPlain ? { 'Content-Type': headers['Content-Type'] ?? '' } : headers),
      ...(isText && { 'Content-Encoding': 'br' }),
      'Content-Length': sent.length,
    });
    response.end(request.method === 'HEAD' ? undefined : sent);
  });
  server.listen(0, '127.0.0.1', () => console.log(`http://localhost:${(server.address() as AddressInfo).port}`));
}

const [folder = 'dist', headers] = process.argv.slice(2);
await main(folder, headers === 'plain');
