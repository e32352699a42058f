import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alertKey,
  claimIn,
  foreignIn,
  hourPrefixes,
  idIn,
  inquiryKey,
  type Queue,
  queueKey,
  type Result,
  resultIn,
  resultKey,
  tryKey,
} from './keys.ts';

const ID = '0123456789abcdef0123456789abcdef01234567';
const QUEUES: readonly Queue[] = ['staff', 'visitor'];
const id = fc.stringMatching(/^[0-9a-f]{40}$/);
const n = fc.integer({ min: 1, max: 99_999 });

test('the prefixes of two clock hours', () => {
  expect(hourPrefixes(7_199_999)).toEqual(['hour/1/', 'hour/0/']);
  expect(hourPrefixes(7_200_000)).toEqual(['hour/2/', 'hour/1/']);
});

describe('what a key says is read from it again', () => {
  test('the id', () => {
    fc.assert(
      fc.property(id, fc.constantFrom(...QUEUES), (given, queue) => {
        expect(idIn(inquiryKey('pending', given))).toBe(given);
        expect(idIn(queueKey(queue, 'sent', given))).toBe(given);
      }),
    );
  });

  test('the attempt, and the round of an alert', () => {
    fc.assert(
      fc.property(id, n, fc.constantFrom(...QUEUES), (given, at, queue) => {
        expect(claimIn(tryKey(queue, given, at))).toEqual({ id: given, n: at });
        expect(claimIn(alertKey(given, at))).toEqual({ id: given, n: at });
      }),
    );
  });

  test('the result of an attempt', () => {
    const result = fc.record<Result>({
      n,
      kind: fc.constantFrom('rejected', 'refused', 'conflict', 'unknown'),
      code: fc.stringMatching(/^[a-z0-9_]{1,40}$/),
      dueAt: fc.nat({ max: 4_000_000_000_000 }),
    });
    fc.assert(
      fc.property(id, result, fc.constantFrom(...QUEUES), (given, one, queue) => {
        expect(resultIn(resultKey(queue, given, one))).toEqual({ id: given, result: one });
      }),
    );
  });
});

test('keys sort in the order of their attempts and start with the prefix of their queue', () => {
  expect([tryKey('staff', ID, 2), tryKey('visitor', ID, 10)]).toEqual([`try/${ID}/0002`, `visitor-try/${ID}/0010`]);
  expect([queueKey('staff', 'dead', ID), queueKey('visitor', 'dead', ID)]).toEqual([
    `dead/${ID}`,
    `visitor-dead/${ID}`,
  ]);
  expect([inquiryKey('count', ID), alertKey(ID, 1)]).toEqual([`count/${ID}`, `alert/${ID}/0001`]);
});

test.each([
  ['timeout', 'timeout'],
  ['Daily Quota-Exceeded', 'daily_quota_exceeded'],
  ['', 'none'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('a code of the mail service, %j, becomes %s', (code, written) => {
  const key = resultKey('staff', ID, { n: 1, kind: 'unknown', code, dueAt: 60_000.4 });
  expect(key).toBe(`res/${ID}/0001.unknown.${written}.60000`);
});

test('foreign keys are counted, but for what the local store leaves where it is killed', () => {
  expect(foreignIn([`pending/${ID}`])).toBe(0);
  expect(foreignIn([`pending/${ID}`, 'pending/readme.txt', `pending/x${ID}`, 'pending/.ggv2dh3aeb5'])).toBe(2);
});

describe('foreign keys say nothing', () => {
  const foreign = ['', 'readme.txt', 'pending/readme.txt', `x/${ID}x`, `x/x${ID}`, `pending/${ID.toUpperCase()}`];
  test.each([...foreign, `pending/${ID}/0001`])('no id: %s', (key) => expect(idIn(key)).toBeUndefined());

  test.each([...foreign, `try/${ID}`, `try/${ID}/1`, `try/${ID}/0001x`, `xtry/${ID}/0001`, `res/${ID}/0001`])(
    'no attempt: %s',
    (key) => expect(claimIn(key)).toBeUndefined(),
  );

  test.each([
    ...foreign,
    `res/${ID}/0001`,
    `res/${ID}/1.unknown.x.1`,
    `res/${ID}/0001.other.x.1`,
    `res/${ID}/0001.unknown.X.1`,
    `res/${ID}/0001.unknown..1`,
    `res/${ID}/0001.unknown.x.`,
    `res/${ID}/0001.unknown.x.1.tmp`,
    `xres/${ID}/0001.unknown.x.1`,
  ])('no result: %s', (key) => expect(resultIn(key)).toBeUndefined());
});
