import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/temporary-folder.ts';
import { rebuildPorts } from './rebuild-ports.ts';

const place = vi.hoisted(() => ({ DATA_DIR: '' }));
vi.mock('./runtime.ts', async (original) => Object.assign(place, { ...((await original()) as object), ...place }));
const stores = vi.hoisted(() => ({ getStore: vi.fn(), getDeployStore: vi.fn() }));
vi.mock('@netlify/blobs', () => stores);

let hook: Server;
let address: string;
let status = 200;
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  hook = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(status).end('taken');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => hook.once('listening', resolve));
  address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/build_hooks/secret`;
  vi.stubEnv('BUILD_HOOK_URL', address);
});
afterEach(() => {
  vi.unstubAllEnvs();
  hook.close();
});

describe('the build hook', () => {
  test('is asked as the platform documents it, and says whether it took the call', async () => {
    status = 200;
    expect(await rebuildPorts('production').callHook?.()).toBe(true);
    expect(asked).toEqual(['POST /build_hooks/secret?trigger_title=Scheduled+content+is+due {}']);
    status = 204;
    expect(await rebuildPorts('production').callHook?.()).toBe(true);
    status = 404;
    expect(await rebuildPorts('production').callHook?.()).toBe(false);
  });

  test.each(['http://127.0.0.1:1/', 'no address'])('at %s nobody takes it', async (nowhere) => {
    vi.stubEnv('BUILD_HOOK_URL', nowhere);
    expect(await rebuildPorts('production').callHook?.()).toBe(false);
  });

  test('is not called where none is set', () => {
    vi.stubEnv('BUILD_HOOK_URL', '');
    expect(rebuildPorts('production').callHook).toBeUndefined();
  });
});

test.each([
  ['production', true],
  ['dev', false],
  ['deploy-preview', false],
  ['', false],
])('in %j entries wait to be published: %s', (context, isProduction) => {
  expect(rebuildPorts(context).isProduction).toBe(isProduction);
});

test.each([
  ['production', 'getStore'],
  ['dev', 'getStore'],
  ['deploy-preview', 'getDeployStore'],
  ['branch-deploy', 'getDeployStore'],
] as const)('in %j calls are noted where %s says: no preview speaks for the site', async (context, open) => {
  vi.clearAllMocks();
  await rebuildPorts(context).store.get('last-call');
  expect(stores[open]).toHaveBeenCalledOnce();
  expect(stores.getStore.mock.calls.length + stores.getDeployStore.mock.calls.length).toBe(1);
});

test('the schedule is what the build left, or nothing', async () => {
  place.DATA_DIR = temporaryFolder();
  const { schedule } = rebuildPorts('production');
  expect(await schedule()).toBeUndefined();
  writeFiles(place.DATA_DIR, { 'scheduled.json': '{"builtOn":"2026-11-21","due":["2026-12-28"]}' });
  expect(await schedule()).toEqual({ builtOn: '2026-11-21', due: ['2026-12-28'] });
});
