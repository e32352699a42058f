import { beforeEach, describe, expect, test } from 'vitest';
import { spawn, World } from '#tests/contact/fake-world.ts';
import { listAll, listQueue } from './listing.ts';
import type { OutboxStore } from './ports.ts';

const [A, B] = ['a'.repeat(40), 'b'.repeat(40)];

let world: World;
let store: OutboxStore;
beforeEach(() => {
  world = new World();
  store = spawn(world).ports.store;
});

/** The same store, which does not list a prefix. */
const failingAt = (failing: string): OutboxStore => ({
  ...store,
  list: async (prefix) => (prefix === failing ? { ok: false } : store.list(prefix)),
});

test('lists the records of each inquiry, and keys that belong to none', async () => {
  for (const key of [
    `pending/${A}`,
    `pending/${B}`,
    'pending/readme.txt',
    'pending/.ggv2dh3aeb5',
    `try/${A}/0001`,
    `try/${A}/0002`,
    `try/${B}/0001`,
    'try/readme.txt',
    `res/${A}/0001.unknown.timeout.5`,
    `res/${A}/0002.rejected.http_401.6`,
    'res/readme.txt',
    `sent/${B}`,
    `dead/${A}`,
    `alerted/${A}`,
    `alert/${A}/0001`,
    `alert/${A}/0003`,
    `quarantine/${B}`,
    `visitor-pending/${B}`,
  ])
    world.plant(key, {});
  expect(await listAll({ store })).toEqual({
    pending: new Set([A, B]),
    foreign: 1,
    sent: new Set([B]),
    dead: new Set([A]),
    tries: new Map([
      [A, 2],
      [B, 1],
    ]),
    results: new Map([
      [
        A,
        [
          { n: 1, kind: 'unknown', code: 'timeout', dueAt: 5 },
          { n: 2, kind: 'rejected', code: 'http_401', dueAt: 6 },
        ],
      ],
    ]),
    resultKeys: new Map([[A, [`res/${A}/0001.unknown.timeout.5`, `res/${A}/0002.rejected.http_401.6`]]]),
    alerted: new Set([A]),
    quarantine: new Set([B]),
    alertRounds: new Map([[A, 3]]),
  });
  expect((await listQueue({ store }, 'visitor'))?.pending).toEqual(new Set([B]));
});

describe('fails if a prefix cannot be listed: missing records would look like missing work', () => {
  test.each(['pending/', 'sent/', 'dead/', 'try/', 'res/', 'alerted/', 'quarantine/', 'alert/'])(
    '%s',
    async (prefix) => {
      expect(await listAll({ store: failingAt(prefix) })).toBeUndefined();
    },
  );

  test.each(['visitor-pending/', 'visitor-sent/', 'visitor-dead/', 'visitor-try/', 'visitor-res/'])(
    '%s',
    async (prefix) => {
      expect(await listQueue({ store: failingAt(prefix) }, 'visitor')).toBeUndefined();
    },
  );
});
