import { once } from 'node:events';

/** A conversation in WebDriver BiDi (W3C): commands and their answers over one socket. */
export interface Connection {
  /** @throws Error with the browser's own words when it refuses the command */
  send(method: string, parameters?: object): Promise<object>;
  close(): void;
}

interface Answer {
  readonly id: number | null;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: object;
  readonly error?: string;
  readonly message?: string;
}

/**
 * Connect to a browser's socket.
 *
 * @example const connection = await connect('ws://127.0.0.1:9222/session');
 */
export async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve: (result: object) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result = {}, error, message }: Answer = JSON.parse(String(data));
    if (id === null || type === 'event') return;
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') command?.resolve(result);
    else command?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'));
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
