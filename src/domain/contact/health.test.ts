import { expect, test } from 'vitest';
import { alarmsOf, type OutboxCounts } from './health.ts';

const calm: OutboxCounts = {
  pending: 0,
  oldestPendingAge: 0,
  dead: 0,
  quarantined: 0,
  refusedByAccount: 0,
  corrupt: 0,
  isConfirmingPaused: false,
  purgeDelay: 0,
  lastSweepAge: 60,
};

/** What a person on duty is called for, and what not yet. */
test.each<readonly [what: string, counts: Partial<OutboxCounts>, swept: readonly string[], unswept: readonly string[]]>(
  [
    ['nothing', {}, [], []],
    ['inquiries that are on their way', { pending: 9, oldestPendingAge: 3600 }, [], []],
    ['one that should have been delivered', { pending: 1, oldestPendingAge: 3601 }, ['delivery-late'], []],
    ['a sweep twenty minutes ago', { lastSweepAge: 1200 }, [], []],
    ['none since', { lastSweepAge: 1201 }, ['sweep-missing'], []],
    ['none ever', { lastSweepAge: undefined }, ['sweep-missing'], []],
    ['held back ones, of which the weekly mail tells', { quarantined: 3 }, [], []],
    ['a dead letter', { dead: 1 }, ['dead-letters'], ['dead-letters']],
    ['a key that the mail service refuses', { refusedByAccount: 1 }, ['mail-account'], ['mail-account']],
    [
      'as many confirmations as may be made',
      { isConfirmingPaused: true },
      ['confirmations-paused'],
      ['confirmations-paused'],
    ],
    ['records that were kept a day past theirs', { purgeDelay: 86_400 }, [], []],
    ['a second more', { purgeDelay: 86_401 }, ['purge-late'], []],
    ['a value that is none of ours', { corrupt: 1 }, ['corrupt-records'], ['corrupt-records']],
    [
      'all at once: the most urgent first',
      { refusedByAccount: 1, dead: 1, oldestPendingAge: 9999, lastSweepAge: undefined, corrupt: 1 },
      ['mail-account', 'dead-letters', 'delivery-late', 'sweep-missing', 'corrupt-records'],
      ['mail-account', 'dead-letters', 'corrupt-records'],
    ],
  ],
)('%s', (_, counts, swept, unswept) => {
  expect(alarmsOf({ ...calm, ...counts }, true)).toEqual(swept);
  expect(alarmsOf({ ...calm, ...counts }, false)).toEqual(unswept);
});
