import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lacksTexts } from '#tests/support/three-languages.ts';
import { barsOf, printAmount } from './measured.ts';

const WRITTEN = (['ja', 'en'] as const).filter((lang) => !lacksTexts(lang));

describe.skipIf(WRITTEN.length === 0)('a measured amount in Japanese and English', () => {
  test.each([
    [6.8, 'seconds', '6.8秒', '6.8 seconds'],
    [60, 'seconds', '1分', '1 minute'],
    [460, 'seconds', '7分40秒', '7 minutes 40 seconds'],
    [380, 'minutes', '6時間20分', '6 hours 20 minutes'],
    [3661, 'seconds', '1時間1分1秒', '1 hour 1 minute 1 second'],
    [0.5, 'person-days', '0.5人日', '0.5 person-days'],
    [100, 'days', '100日', '100 days'],
    [2.1, 'percent', '2.1%', '2.1%'],
    [1800, 'number', '1,800', '1,800'],
  ] as const)('%d %s', (value, unit, ja, en) => {
    const unitsOf = (lang: string) => JSON.parse(readFileSync(`locales/${lang}/common.json`, 'utf8')).units;
    const printed = WRITTEN.map((lang) => [lang, printAmount(value, unit, lang, unitsOf(lang))]);
    expect({ ja, en }).toMatchObject(Object.fromEntries(printed));
  });
});

test('the bars have one scale, whichever is longer, and a business day is eight hours', () => {
  expect(barsOf({ before: 8, after: 2, unit: 'number' })).toEqual({ before: 100, after: 25 });
  expect(barsOf({ before: 1, after: 3, unit: 'number' })).toEqual({ before: 33.3, after: 100 });
  expect(barsOf({ before: 2, after: 4, unit: 'business-days', afterUnit: 'hours' })).toEqual({
    before: 100,
    after: 25,
  });
});
