import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { builtSite } from '#tools/observatory/built-site.ts';

/** A built site on loopback. */
export interface Served {
  /** Such as `http://localhost:40123`. */
  readonly origin: string;
  stop(): void;
}

const IS_TEXT = /^text\/|^application\/|^image\/svg/;

/**
 * Serve a built folder as the platform's network does: compressed by brotli, once for each file.
 *
 * @param isPlain leaves out the site's own headers, as the peers beside it have none. On loopback two of them change what is measured:
 *   the file of speculation rules arrives before the first frame, and Lighthouse's model takes each such file for a round trip; and for
 *   `Cross-Origin-Opener-Policy` Chromium changes the process of an empty tab, as it does for every visit from another site
 * @example const site = await serve('dist', true)
 */
export async function serve(folder: string, isPlain: boolean): Promise<Served> {
  const answer = builtSite(folder);
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
