import { afterEach, expect, test, vi } from 'vitest';
import { retentionPeriod } from './retention-period.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['1', '1 day'],
  ['14', '14 days'],
])('pages print the retention period of the function, %s: %s', (days, printed) => {
  vi.stubEnv('CONTACT_KEEP_DAYS', days);
  expect(retentionPeriod('en')).toBe(printed);
});
