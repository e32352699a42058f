import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';

/** Paths that lead out of a folder, cannot be decoded, or name what no site has. */
const HOSTILE = [
  '/%',
  '/%2',
  '/%zz',
  '/%00',
  '/a%00.html',
  '/%C0%AE%C0%AE/secret.txt',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%2e%2e/secret.txt',
  '/a/..%2f..%2fsecret',
  '/..%2f..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '//secret.txt',
  '/..',
  '//',
  '/_headers',
  '/%5Fheaders',
  '/_HEADERS',
  '/_redirects',
  `/${'a'.repeat(5_000)}`,
  `/${'a/'.repeat(3_000)}`,
];

/** Paths of requests, hostile and random: what every local server has to answer. */
export const hostilePath: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc
    .array(
      fc.constantFrom('..', '.', '/', '\\', '%', '%2f', '%5c', '%2e', '%00', '%ff', 'a', 'secret.txt', 'é', '?', '#'),
      {
        maxLength: 12,
      },
    )
    .map((parts) => `/${parts.join('')}`),
);

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
