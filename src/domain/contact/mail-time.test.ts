import { expect, test } from 'vitest';
import { mailTime, zoneName } from './mail-time.ts';

const AT = Date.UTC(2026, 10, 23, 0, 4, 9);

test.each([
  ['ja', '2026年11月23日（月）9:04', '2026年11月23日（月）9:04:09'],
  ['en', 'Monday, November 23, 2026 at 09:04', 'Monday, November 23, 2026 at 09:04:09'],
  ['zh', '2026年11月23日（周一）09:04', '2026年11月23日（周一）09:04:09'],
] as const)('%s: the time of Japan, as the language writes it', (lang, minute, second) => {
  expect(mailTime(lang, AT)).toBe(minute);
  expect(mailTime(lang, AT, 'medium')).toBe(second);
});

test('the day is Japan’s', () => {
  expect(mailTime('ja', Date.UTC(2026, 10, 22, 15))).toMatch(/^2026年11月23日（月）/);
});

test.each([
  ['ja', '日本標準時'],
  ['en', 'Japan Standard Time'],
  ['zh', '日本标准时间'],
] as const)('%s: the name of the zone comes from the settings', (lang, name) => {
  expect(zoneName(lang, AT)).toBe(name);
});
