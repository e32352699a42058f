import type { IncomingMessage } from 'node:http';

/**
 * The path of a request's address, still encoded; undefined for a request that deserves a 400: no readable `Host`, a target that is no
 * address, or a NUL in its path.
 */
export function pathOf({ url = '', headers: { host = '' } }: IncomingMessage): string | undefined {
  const origin = URL.parse(`http://${host}`);
  if (origin === null || origin.pathname !== '/' || origin.host === '') return undefined;
  // A path that begins with two slashes is no address of another host here.
  const pathname = url.startsWith('/') ? url.replace(/[?#].*/s, '') : URL.parse(url)?.pathname;
  return pathname?.includes('%00') ? undefined : pathname;
}
