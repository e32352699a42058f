import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTurn } from '#tests/support/matrix.ts';
import { blobClient, blobsContext } from '#tools/serve/blob-store.ts';
import { type LocalServer, onLoopback } from '#tools/serve/loopback.ts';
import { type FakeResend, type ResendMode, startFakeResend } from './fake-resend.ts';
import { bundleChild, inParallel, MAIL_ENV, runChild } from './processes.ts';
import { FIVE } from './stage.ts';

/**
 * How long the visitor waits when store and mail fail, measured in processes without NODE_ENV=test: under it the Blobs client
 * waits 1 ms between its retries instead of 5 s, and every time-out looks fine.
 */

const LIMIT_MS = 6000;
const STORES = ['hangs', 'body never ends', '503', '403', 'reset', 'stored'] as const;
const MAILS: readonly ResendMode[] = ['hang', 'ok', 'reset'];
type StoreFault = (typeof STORES)[number];

let child: string;
const resends = new Map<ResendMode, FakeResend>();
const stores = new Map<StoreFault, LocalServer>();

function startStore(fault: StoreFault): Promise<LocalServer> {
  const server = createServer((request, response) => {
    request.resume();
    if (fault === 'hangs') return;
    if (fault === 'body never ends') return void response.writeHead(500).write('x');
    if (fault === '503' || fault === '403') return void response.writeHead(Number(fault)).end('no');
    if (fault === 'reset') return void request.socket.resetAndDestroy();
    if (request.method === 'PUT') return void response.writeHead(201, { etag: '"1"' }).end();
    response.writeHead(404).end();
  });
  return onLoopback(server, 0);
}

beforeAll(async () => {
  child = await bundleChild();
  for (const fault of STORES) stores.set(fault, await startStore(fault));
  for (const mode of MAILS) {
    const resend = await startFakeResend();
    resend.mode = mode;
    resends.set(mode, resend);
  }
});
afterAll(async () => {
  for (const store of stores.values()) await store.stop();
  for (const resend of resends.values()) await resend.close();
});

/** The longest first: nothing answers. */
const CASES = STORES.flatMap((store, at) => inTurn(MAILS, at).map((mail) => ({ store, mail })));

test(`no answer later than ${LIMIT_MS} ms in ${CASES.length} failures of store and mail`, async () => {
  const rows = await inParallel(CASES, 6, async ({ store, mail }) => {
    const ended = await runChild(
      child,
      { kind: 'post', fields: { ...FIVE, key: `${store}-${mail}`.replace(/\W/g, '_').padEnd(20, '_') } },
      {
        ...MAIL_ENV,
        RESEND_BASE_URL: resends.get(mail)?.url ?? '',
        NETLIFY_BLOBS_CONTEXT: blobsContext(blobClient(stores.get(store)?.url ?? '')),
      },
    );
    const line = ended.lines[0] ?? {};
    return { store, mail, status: line['status'], answerMs: Math.round(Number(line['answerMs'])) };
  });
  console.info(rows.map((row) => `${row.store} × ${row.mail}: ${row.status} after ${row.answerMs} ms`).join('\n'));
  for (const { store, mail, status, answerMs } of rows) {
    expect({ store, mail, status }).toEqual({ store, mail, status: store === 'stored' || mail === 'ok' ? 200 : 503 });
    expect(answerMs).toBeLessThan(LIMIT_MS);
  }
});
