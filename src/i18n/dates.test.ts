import { describe, expect, test } from 'vitest';
import { dayLabel, dayOfYear, formatDate, formatMonth, longDate, monthName } from './dates.ts';

test.each([
  ['ja', '12月', '12月29日', '2月29日'],
  ['en', 'December', 'December 29', 'February 29'],
  ['zh', '12月', '12月29日', '2月29日'],
] as const)('months and days of every year are written in %s', (lang, month, day, leap) => {
  expect(monthName(12, lang)).toBe(month);
  expect(dayOfYear({ month: 12, day: 29 }, lang)).toBe(day);
  expect(dayOfYear({ month: 2, day: 29 }, lang)).toBe(leap);
});

describe.each([
  ['ja', 'A', '2026年5月1日', '2026年5月1日', '2008年5月'],
  ['en', 'A (MM/DD/YYYY)', '05/01/2026', 'May 1, 2026', 'May 2008'],
  ['zh', 'A', '2026年5月1日', '2026年5月1日', '2008年5月'],
] as const)('%s', (lang, label, day, long, month) => {
  test('a day with its label, and a month', () => {
    expect(dayLabel('A', lang)).toBe(label);
    expect(formatDate('2026-05-01', lang)).toBe(day);
    expect(longDate('2026-05-01', lang)).toBe(long);
    expect(formatMonth('2008-05', lang)).toBe(month);
  });
});
