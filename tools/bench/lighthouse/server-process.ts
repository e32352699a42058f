import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { onLoopback } from '#tools/built-site/loopback.ts';
import { builtSite, listenerOf } from '#tools/built-site/static-host.ts';

const IS_TEXT = /^text\/|^application\/|^image\/svg/;

/** Serves a built folder on loopback until it is ended, and prints where: what `serve.ts` starts. */
async function main(folder: string, isPlain: boolean): Promise<void> {
  const answer = await builtSite(folder);
  const bodies = new Map<string, Buffer>();
  const server = createServer(
    listenerOf((pathname) => {
      const { status, headers, body } = answer(pathname);
      const isText = IS_TEXT.test(headers['Content-Type'] ?? '');
      const sent = bodies.get(pathname) ?? (isText ? brotliCompressSync(body) : body);
      bodies.set(pathname, sent);
      const own = isPlain ? { 'Content-Type': headers['Content-Type'] ?? '' } : headers;
      return { status, headers: isText ? { ...own, 'Content-Encoding': 'br' } : own, body: sent };
    }),
  );
  console.log((await onLoopback(server, 0)).url);
}

const [folder = 'dist', headers] = process.argv.slice(2);
await main(folder, headers === 'plain');
