import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { removeUnfinishedWrites, startLocalStore } from './blob-store.ts';
import { builtFunctions, send } from './functions.ts';
import { type LocalServer, onLoopback } from './loopback.ts';
import { builtSite } from './static-host.ts';

/** Serve the built site with its functions, store, headers, redirects and 404 pages, on loopback only. */
export async function startSite(projectRoot: string, port: number): Promise<LocalServer> {
  removeUnfinishedWrites(projectRoot);
  const functions = await builtFunctions(projectRoot);
  const files = await builtSite(path.join(projectRoot, 'dist'));
  const answer = async (...[request, response]: Parameters<RequestListener>) => {
    const answered = functions(request);
    if (answered === undefined) files(request, response);
    else await send(response, await answered);
  };
  // No error of an answer ends the process.
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
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
