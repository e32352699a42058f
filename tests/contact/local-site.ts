import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { BlobsServer } from '@netlify/blobs/server';
import type { Context } from '@netlify/functions';
import { removeUnfinishedWrites } from '#tools/local-server/unfinished-writes.ts';
import { blobsContext } from './blobs-context.ts';

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
const store = new BlobsServer({ directory: '.netlify/blobs-serve', token: 'token', logger: () => undefined });
const { port: storePort } = await store.start();
process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(`http://127.0.0.1:${storePort}`, 'token');

const { default: contact } = await import('#functions/contact.ts');
const { default: sweepOnce } = await import('#functions/contact-sweep.ts');
const context = { deploy: { context: 'dev' }, params: {}, waitUntil: () => undefined } as unknown as Context;

const server = createServer(async (request, response) => {
  const answer = await (request.url === '/sweep' ? sweepOnce : contact)(requestOf(request), context);
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port, removed }));
});

function requestOf(request: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = request;
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: { 'Content-Type': headers['content-type'] ?? '' },
    ...(method === 'POST' && { body: Readable.toWeb(request) as BodyInit, duplex: 'half' }),
  });
}
