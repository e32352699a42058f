import { expect, test } from 'vitest';
import { alertStep, SILENCE_MS } from './alert.ts';
import { SKEW_MS, WINDOW_MS } from './outbox.ts';

const HOUR = 3_600_000;

test.each([
  ['a new dead letter', 0, 0, 0, { do: 'open', round: 1 }],
  ['within 20 h the same key', 1, 0, WINDOW_MS, { do: 'send', round: 1 }],
  ['later nothing under this key', 1, 0, WINDOW_MS + 1, { do: 'close', round: 2 }],
  ['nor where clocks disagree', 1, SKEW_MS + 1, 0, { do: 'close', round: 2 }],
  ['silence while a report may still come', 2, 0, SILENCE_MS, { do: 'wait' }],
  ['without a report the mail was not taken: a new key', 2, 0, SILENCE_MS + 1, { do: 'open', round: 3 }],
  ['and so on', 7, 0, WINDOW_MS + 1, { do: 'close', round: 8 }],
])('%s', (_, round, claimedAt, now, step) => expect(alertStep(round, claimedAt, now)).toEqual(step));

test('silence lasts until a report cannot come any more, whatever the clocks say', () => {
  const repeats = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 10].reduce((sum, hours) => sum + hours * HOUR, 0);
  expect(SILENCE_MS).toBeGreaterThan(repeats + 48 * HOUR);
});
