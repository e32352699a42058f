import { createServer } from 'node:http';
import { builtSite, listenerOf } from '#tools/built-site/static-host.ts';

/** A running editor. */
interface EditorServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serve the built editor on loopback, with the headers that its build wrote.
 *
 * @param port 0 takes any free one
 * @throws Error with `code` `EADDRINUSE` when the port is taken
 */
export async function serveEditor(folder: string, port: number): Promise<EditorServer> {
  const answer = await builtSite(folder);
  const server = createServer(
    listenerOf((pathname) => {
      const { headers, ...answered } = answer(pathname);
      return { ...answered, headers: { ...headers, 'Cache-Control': 'no-cache' } };
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${taken}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
