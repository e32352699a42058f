import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers on this computer only. */
export interface LocalServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Let a server listen on loopback.
 *
 * @param port 0 takes any free one
 * @throws Error with `code` `EADDRINUSE` when the port is taken
 */
export async function onLoopback(server: Server, port: number): Promise<LocalServer> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
