import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * The whole answer of a local server to a request as it is written, which clients such as `fetch` would correct or refuse to send.
 *
 * @param origin of the server
 * @param request its line and headers, without the blank line at the end
 */
export async function rawAnswer(origin: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(`${request}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}
