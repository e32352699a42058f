import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Context } from '@netlify/functions';
import { blobsContext, removeUnfinishedWrites, startBlobStore } from '#tools/serve/blob-store.ts';
import { onLoopback } from '#tools/serve/loopback.ts';

/**
 * The contact function, the sweeper, a store on disk and mail in files, in one process as the local site has them, in the folder that it is
 * started in. It says its port on the first line, and is killed whenever a test likes.
 *
 * The first argument is how far its clock is ahead, ms.
 */

const realNow = Date.now;
const aheadMs = Number(process.argv[2] ?? 0);
Date.now = () => realNow() + aheadMs;

const removed = removeUnfinishedWrites(process.cwd());
const { client } = await startBlobStore('.netlify/blobs-serve');
process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(client);

const { default: contact } = await import('#functions/contact.ts');
const { default: sweepOnce } = await import('#functions/contact-sweep.ts');
const context = { deploy: { context: 'dev' }, params: {}, waitUntil: () => undefined } as unknown as Context;

const server = createServer(async (request, response) => {
  const answer = await (request.url === '/sweep' ? sweepOnce : contact)(requestOf(request), context);
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});
const { url } = await onLoopback(server, 0);
console.log(JSON.stringify({ url, removed }));

function requestOf(request: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = request;
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: { 'Content-Type': headers['content-type'] ?? '' },
    ...(method === 'POST' && { body: Readable.toWeb(request) as BodyInit, duplex: 'half' }),
  });
}
