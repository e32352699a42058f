import { expect, test } from 'vitest';
import { dayOfYear, monthName } from './dates.ts';

test.each([
  ['ja', '12月', '12月29日', '2月29日'],
  ['en', 'December', 'December 29', 'February 29'],
  ['zh', '12月', '12月29日', '2月29日'],
] as const)('months and days of every year are written in %s', (lang, month, day, leap) => {
  expect(monthName(12, lang)).toBe(month);
  expect(dayOfYear({ month: 12, day: 29 }, lang)).toBe(day);
  expect(dayOfYear({ month: 2, day: 29 }, lang)).toBe(leap);
});
