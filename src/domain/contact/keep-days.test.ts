import { expect, test } from 'vitest';
import { keepDays } from './keep-days.ts';

test.each([
  { setting: '14', days: 14 },
  { setting: ' 0 ', days: 0 },
  { setting: undefined, days: 7 },
  { setting: '', days: 7 },
  { setting: '-1', days: 7 },
  { setting: '1.5', days: 7 },
  { setting: '1000', days: 7 },
])('CONTACT_KEEP_DAYS=$setting keeps $days days', ({ setting, days }) => {
  expect(keepDays(setting)).toBe(days);
});
