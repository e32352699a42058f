import { createServer } from 'node:http';
import { type LocalServer, onLoopback } from '#tools/serve/loopback.ts';
import { builtSite, listenerOf } from '#tools/serve/static-host.ts';

/**
 * Serve the built editor on loopback, with the headers that its build wrote.
 *
 * @param port 0 takes any free one
 * @throws Error with `code` `EADDRINUSE` when the port is taken
 */
export async function serveEditor(folder: string, port: number): Promise<LocalServer> {
  const answer = await builtSite(folder);
  const server = createServer(
    listenerOf((pathname) => {
      const { headers, ...answered } = answer(pathname);
      return { ...answered, headers: { ...headers, 'Cache-Control': 'no-cache' } };
    }),
  );
  return onLoopback(server, port);
}
