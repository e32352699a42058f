import { createServer } from 'node:http';
import path from 'node:path';
import { removeUnfinishedWrites, startLocalStore } from './blob-store.ts';
import { builtFunctions, send } from './functions.ts';
import { type LocalServer, onLoopback } from './loopback.ts';
import { builtSite, decodedPath, listenerOf, pathOf } from './static-host.ts';

/**
 * Serve the built site with its functions, store, headers, redirects and 404 pages, on loopback only.
 *
 * @param port 0 takes any free one
 * @throws Error with `code` `EADDRINUSE` when the port is taken
 */
export async function startSite(projectRoot: string, port: number): Promise<LocalServer> {
  removeUnfinishedWrites(projectRoot);
  const functions = await builtFunctions(projectRoot);
  const files = listenerOf(await builtSite(path.join(projectRoot, 'dist')));
  const server = createServer((request, response) => {
    const pathname = pathOf(request);
    const isAddress = pathname !== undefined && decodedPath(pathname) !== undefined;
    const answered = isAddress && request.method !== 'TRACE' ? functions(request) : undefined;
    if (answered === undefined) return files(request, response);
    answered
      .then((answer) => send(response, answer))
      .catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  });
  const { url, stop } = await onLoopback(server, port);
  const stopStore = await startLocalStore(projectRoot);
  return {
    url,
    stop: async () => {
      await stop();
      await stopStore();
    },
  };
}
