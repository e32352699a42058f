import { expect, test } from 'vitest';
import { dayLabel, formatDate, formatDateParts, longDate } from './dates.ts';

test.each([
  ['ja', 'A', '2026年5月1日', '2026年5月1日', '12月', '2月29日'],
  ['en', 'A (MM/DD/YYYY)', '05/01/2026', 'May 1, 2026', 'December', 'February 29'],
  ['zh', 'A', '2026年5月1日', '2026年5月1日', '12月', '2月29日'],
  ['de', 'A', '1. Mai 2026', '1. Mai 2026', 'Dezember', '29. Februar'],
] as const)('days and months are written in %s', (lang, label, day, long, month, leap) => {
  expect(dayLabel('A', lang)).toBe(label);
  expect(formatDate('2026-05-01', lang)).toBe(day);
  expect(longDate('2026-05-01', lang)).toBe(long);
  expect(formatDateParts('2026-05-01', lang)).toBe(long);
  expect(formatDateParts('12', lang)).toBe(month);
  expect(formatDateParts('02-29', lang)).toBe(leap);
});
