import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Result } from './keys.ts';
import {
  dueAfter,
  type History,
  isLateRepeat,
  mailKey,
  nextStep,
  purgeDueAt,
  SKEW_MS,
  type Step,
  WINDOW_MS,
} from './outbox.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 100 * DAY;
const ID = 'ab12'.repeat(10);

const fresh: History = { windowFrom: NOW, tries: 0, results: [], sent: false, dead: false };
const result = (n: number, kind: Result['kind'], dueAt = 0): Result => ({ n, kind, code: 'x', dueAt });
const step = (history: Partial<History>, now = NOW) => nextStep({ ...fresh, ...history }, now);
const tried = (n: number, plain = false): Step => ({ do: 'try', n, plain });
const buried = (reason: 'clock' | 'conflict' | 'expired' | 'refused', maybeDelivered: boolean): Step => ({
  do: 'bury',
  reason,
  maybeDelivered,
});

/** To the millisecond; whole histories are in tests/contact. */
describe('the next step at its edges', () => {
  test.each<readonly [what: string, history: Partial<History>, now: number, expected: Step]>([
    ['a claim is held', { tries: 1, lastTryAt: NOW }, NOW + 30 * SECOND - 1, { do: 'wait' }],
    ['for half a minute', { tries: 1, lastTryAt: NOW }, NOW + 30 * SECOND, tried(2)],
    ['also by a clock that is ahead', { tries: 1, lastTryAt: NOW + 29 * SECOND }, NOW, { do: 'wait' }],
    ['a claim that was not read holds nobody', { tries: 1 }, NOW, tried(2)],
    ['one with a result neither', { tries: 1, lastTryAt: NOW, results: [result(1, 'rejected')] }, NOW, tried(2)],
    ['the window is open', {}, NOW + WINDOW_MS, tried(1)],
    ['for twenty hours', {}, NOW + WINDOW_MS + 1, buried('expired', false)],
    ['clocks may differ', { windowFrom: NOW + SKEW_MS }, NOW, tried(1)],
    ['by ten minutes', { windowFrom: NOW + SKEW_MS + 1 }, NOW, buried('clock', false)],
    ['a claim of the future', { tries: 1, lastTryAt: NOW + SKEW_MS }, NOW, tried(2)],
    ['too', { tries: 1, lastTryAt: NOW + SKEW_MS + 1 }, NOW, buried('clock', true)],
    ['what is due is tried', { tries: 1, results: [result(1, 'unknown', NOW)] }, NOW, tried(2)],
    ['and not before', { tries: 1, results: [result(1, 'unknown', NOW + 1)] }, NOW, { do: 'wait' }],
    ['a refusal needs no waiting', { tries: 1, results: [result(1, 'refused', NOW + HOUR)] }, NOW, tried(2, true)],
    [
      'refusals after definite failures are answered plain',
      { tries: 2, results: [result(1, 'rejected'), result(2, 'refused')] },
      NOW,
      tried(3, true),
    ],
    [
      'never after an attempt of which nothing was written',
      { tries: 2, results: [result(2, 'refused')] },
      NOW,
      buried('refused', true),
    ],
    [
      'what comes after the refusal does not count against it',
      { tries: 2, results: [result(1, 'refused'), result(2, 'unknown')] },
      NOW,
      tried(3, true),
    ],
    [
      'two refusals are enough',
      { tries: 2, results: [result(1, 'refused'), result(2, 'refused')] },
      NOW,
      buried('refused', false),
    ],
    [
      'never where an attempt may have been delivered',
      { tries: 2, results: [result(1, 'unknown'), result(2, 'refused')] },
      NOW,
      buried('refused', true),
    ],
    [
      'a key that was used with another text is never sent again',
      { tries: 1, results: [result(1, 'conflict')] },
      NOW,
      buried('conflict', true),
    ],
    ['a delivered one is finished, whatever else', { sent: true, windowFrom: 0 }, NOW, { do: 'finish' }],
    ['a dead one too', { dead: true, tries: 1, lastTryAt: NOW }, NOW, { do: 'finish' }],
  ])('%s', (_, history, now, expected) => {
    expect(step(history, now)).toEqual(expected);
  });
});

describe('the wait between attempts', () => {
  const waits = (n: number) => dueAfter(ID, n, NOW) - NOW;

  test('doubles from a minute to six hours, spread by a quarter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{40}$/), fc.integer({ min: 1, max: 30 }), (id, n) => {
        const middle = Math.min(MINUTE * 2 ** (n - 1), 6 * HOUR);
        const waited = dueAfter(id, n, NOW) - NOW;
        expect(waited).toBeGreaterThanOrEqual(middle * 0.75 - 1e-3);
        expect(waited).toBeLessThanOrEqual(middle * 1.25 + 1e-3);
      }),
    );
    expect([dueAfter('0'.repeat(40), 1, 0), dueAfter('f'.repeat(40), 1, 0)]).toEqual([45_000, 75_000]);
  });

  test('of one inquiry is the same each time it is asked for, and another for each attempt', () => {
    expect(waits(3)).toBe(waits(3));
    const spreads = Array.from({ length: 9 }, (_, at) =>
      dueAfter('0123456789abcdef0123456789abcdef01234567', at + 1, 0),
    );
    expect(new Set(spreads.map((due, at) => due / 2 ** at)).size).toBeGreaterThan(3);
  });

  test('is at least the delay that the mail service requests, and at most half a day', () => {
    expect(dueAfter(ID, 1, NOW, 5 * MINUTE)).toBe(NOW + 5 * MINUTE);
    expect(dueAfter(ID, 1, NOW, 3 * DAY)).toBe(NOW + 12 * HOUR);
    expect(dueAfter(ID, 1, NOW, SECOND) - NOW).toBe(waits(1));
  });
});

test('each mail of an inquiry has one key for all its attempts', () => {
  expect([mailKey('staff', ID, false), mailKey('staff', ID, true)]).toEqual([`contact/${ID}`, `contact/${ID}/plain`]);
  expect([mailKey('visitor', ID, false), mailKey('visitor', ID, true)]).toEqual([
    `contact-confirmation/${ID}`,
    `contact-confirmation/${ID}/plain`,
  ]);
});

test('personal data is due when its days are over', () => {
  expect([purgeDueAt(NOW, 7), purgeDueAt(NOW, 0)]).toEqual([NOW + 7 * DAY, NOW]);
});

test('a repeat is late once less than half of the window is left', () => {
  expect([isLateRepeat(0), isLateRepeat(10 * HOUR), isLateRepeat(10 * HOUR + 1)]).toEqual([false, false, true]);
});
