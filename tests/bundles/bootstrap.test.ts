import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shown } from '#tests/support/entries.ts';
import { bundleOf, SITE } from './platform.ts';

/**
 * The other tests call a function as its bootstrap does; these go through the platform's own, which makes a request of what AWS Lambda
 * hands it, and writes the answer into a stream.
 */

interface Metadata {
  readonly statusCode: number;
  readonly multiValueHeaders: Readonly<Record<string, readonly string[]>>;
}

type Handler = (event: object, stream: PassThrough, context: object) => Promise<void>;

/** Read here, because a call changes the working directory. */
const hasNews = shown('news', 'en').length > 0;

let metadata: Metadata | undefined;

beforeAll(() => {
  vi.stubGlobal('awslambda', {
    streamifyResponse: (handler: Handler) => handler,
    HttpResponseStream: {
      from: (stream: PassThrough, given: Metadata) => {
        metadata = given;
        return stream;
      },
    },
  });
});
afterAll(() => vi.unstubAllGlobals());

/** Ask a bundle by its entry point. */
async function answered(name: string, httpMethod: string, address: string, body?: object) {
  const { folder } = bundleOf(name);
  process.chdir(folder);
  const entry = `${folder}/___netlify-entry-point.mjs`;
  // Node's own loader, as in `platform.ts`.
  const { handler } = createRequire(entry)(entry) as { handler: Handler };
  const { href, pathname } = new URL(address, SITE);
  const event = {
    httpMethod,
    rawUrl: href,
    path: pathname,
    headers: { 'content-type': 'application/json', origin: SITE },
    body: body && JSON.stringify(body),
    isBase64Encoded: false,
    route: `/api/${name}`,
  };
  const stream = new PassThrough();
  const context = { awsRequestId: 'test', getRemainingTimeInMillis: () => 10_000 };
  const [said] = await Promise.all([text(stream), handler(event, stream, context)]);
  return { status: metadata?.statusCode, headers: metadata?.multiValueHeaders, body: JSON.parse(said) };
}

test('a list is answered through the platform’s bootstrap', async () => {
  const { status, headers, body } = await answered('news', 'GET', '/api/news?lang=en');
  expect([status, headers?.['content-type']]).toEqual([200, ['application/json; charset=utf-8']]);
  expect(body.length > 0).toBe(hasNews);
});

test('an inquiry that lacks everything is refused through it', async () => {
  const { status, body } = await answered('contact', 'POST', '/api/contact', { name: '' });
  expect([status, body.code]).toEqual([422, 'invalid-fields']);
});
