import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDeployStore, getStore } from '@netlify/blobs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BlobStore, startBlobStore } from '#tools/serve/blob-store.ts';
import { boundedFetch, openStore, storeOf } from './store.ts';

vi.mock('@netlify/blobs', { spy: true });

let server: BlobStore;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'));
  server = await startBlobStore(directory);
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

const storeWith = (fetcher: typeof fetch) =>
  storeOf(() => getStore({ name: 'contact', ...server.client, fetch: fetcher }));
const answering = (status: number, headers: Record<string, string> = {}) =>
  storeWith(boundedFetch(1000, async () => new Response(status === 204 ? null : 'x', { status, headers })));

describe('a real store', () => {
  test('creates once, reads, lists, deletes', async () => {
    // No time that a busy machine could need: the end of waiting is tried below.
    const store = storeWith(boundedFetch(15_000));
    expect(await store.create('pending/a', { x: 1 })).toBe('created');
    expect(await store.create('pending/a', { x: 2 })).toBe('exists');
    expect(await store.get('pending/a')).toEqual({ ok: true, value: { x: 1 } });
    expect(await store.get('pending/none')).toEqual({ ok: true, value: undefined });
    expect(await store.list('pending/')).toEqual({ ok: true, value: ['pending/a'] });
    expect(await store.put('sweep/last', { at: 1 })).toBe(true);
    expect(await store.del('pending/a')).toBe(true);
    expect(await store.del('pending/a')).toBe(true);
    expect(await store.get('pending/a')).toEqual({ ok: true, value: undefined });
  });

  test('a store without a configuration is a failure, not an exception', async () => {
    const store = storeOf(() => {
      throw new Error('MissingBlobsEnvironmentError');
    });
    expect([
      await store.create('a', 1),
      await store.get('a'),
      await store.list('a'),
      await store.del('a'),
      await store.put('a', 1),
    ]).toEqual(['failed', { ok: false }, { ok: false }, false, false]);
  });
});

describe('only what the store confirms is written', () => {
  test.each([
    { status: 200, etag: '"1"', expected: 'created' },
    { status: 201, etag: '"1"', expected: 'created' },
    { status: 200, etag: '', expected: 'failed' },
    { status: 412, etag: '', expected: 'exists' },
    { status: 403, etag: '', expected: 'failed' },
    { status: 404, etag: '', expected: 'failed' },
    { status: 429, etag: '"1"', expected: 'failed' },
    { status: 500, etag: '"1"', expected: 'failed' },
    { status: 503, etag: '', expected: 'failed' },
  ])('$status with etag "$etag" is $expected', async ({ status, etag, expected }) => {
    expect(await answering(status, etag === '' ? {} : { etag }).create('pending/x', {})).toBe(expected);
  });

  test('reads of a failing store fail, and never look empty', async () => {
    for (const status of [403, 429, 500, 503]) {
      const store = answering(status);
      expect([await store.get('a'), await store.list('a'), await store.del('a'), await store.put('a', 1)]).toEqual([
        { ok: false },
        { ok: false },
        false,
        false,
      ]);
    }
  });
});

test('a store that hangs is given up, and not asked again', async () => {
  const hanging = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  expect(await storeWith(boundedFetch(50, hanging)).create('pending/x', {})).toBe('failed');
  expect(hanging).toHaveBeenCalledOnce();
});

test.each([
  ['production', getStore],
  ['dev', getStore],
  ['deploy-preview', getDeployStore],
  ['branch-deploy', getDeployStore],
])('the inquiries of %s lie in its own store: no preview touches those of the site', async (context, open) => {
  vi.clearAllMocks();
  await openStore(context, 1000).get('pending/a');
  expect(open).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ name: 'contact', consistency: 'strong' }));
  expect(vi.mocked(getStore).mock.calls.length + vi.mocked(getDeployStore).mock.calls.length).toBe(1);
});
