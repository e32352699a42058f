import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Lang } from '#src/i18n/langs.ts';
import type { Fact } from '#src/schemas/content/fact.ts';
import { lacksTexts } from '#tests/support/three-languages.ts';
import { factFigure, formatFact } from './format-fact.ts';

/** Those of the three languages that the site has texts in. */
const WRITTEN = (['ja', 'en', 'zh'] as const).filter((lang) => !lacksTexts(lang));
/** The words of a language's units; none if the site has no texts in it. */
const unitsOf = (lang: Lang): Record<string, string> =>
  lacksTexts(lang) ? {} : JSON.parse(readFileSync(`locales/${lang}/common.json`, 'utf8')).units;
const formatted = (fact: Fact) =>
  Object.fromEntries(WRITTEN.map((lang) => [lang, formatFact(fact, lang, unitsOf(lang))]));

describe.skipIf(WRITTEN.length === 0)('a fact, as Japanese, English and Chinese print it', () => {
  test.each<readonly [Fact, string, string, string]>([
    [{ value: 2000, unit: 'number' }, '2,000', '2,000', '2,000'],
    [{ value: 0.5, unit: 'number' }, '0.5', '0.5', '0.5'],
    [{ value: 15_000_000, unit: 'compact' }, '1,500万', '15 million', '1500万'],
    [{ value: 12.5, unit: 'percent' }, '12.5%', '12.5%', '12.5%'],
    [{ value: 70, unit: 'people', about: true }, '約70名', 'about 70 people', '约70名'],
    [{ value: 1, unit: 'people' }, '1名', '1 person', '1名'],
    [{ value: 1, unit: 'hours' }, '1時間', '1 hour', '1小时'],
    [{ value: 1500, unit: 'days' }, '1,500日', '1,500 days', '1,500天'],
    [{ value: 3, unit: 'business-days' }, '3営業日', '3 business days', '3个工作日'],
    [{ value: 60, unit: 'minutes' }, '60分', '60 minutes', '60分钟'],
    [{ from: 4, to: 8, unit: 'weeks' }, '4〜8週間', '4–8 weeks', '4～8周'],
    [{ from: 0, to: 1, unit: 'months' }, '0〜1か月', '0–1 month', '0～1个月'],
    [{ value: 17, unit: 'years' }, '17年', '17 years', '17年'],
    [{ value: 2012, unit: 'year' }, '2012年', '2012', '2012年'],
    [{ value: 98, unit: 'year' }, '98年', '98', '98年'],
    [{ value: '2008-05', unit: 'month' }, '2008年5月', 'May 2008', '2008年5月'],
    [{ value: 4, unit: 'month-of-year' }, '4月', 'April', '4月'],
    [{ value: '12-29', unit: 'day-of-year' }, '12月29日', 'December 29', '12月29日'],
    [{ from: '9:00', to: '18:00', unit: 'time' }, '9:00〜18:00', '9:00–18:00', '9:00～18:00'],
    [{ value: 'N2', unit: 'text' }, 'N2', 'N2', 'N2'],
    [{ unit: 'text', text: { ja: '保険', en: 'Insurance', zh: '保险' } }, '保険', 'Insurance', '保险'],
  ])('%j', (fact, ja, en, zh) => {
    expect({ ja, en, zh }).toMatchObject(formatted(fact));
  });
});

describe.skipIf(WRITTEN.length === 0)('an amount', () => {
  test.each<readonly [Fact, string, string, string]>([
    [{ value: 28_000_000, unit: 'yen' }, '2,800万円', '28 million yen', '2800万日元'],
    [{ value: 100_000_000, unit: 'yen' }, '1億円', '100 million yen', '1亿日元'],
    [{ value: 750_000, unit: 'yen' }, '75万円', '750,000 yen', '75万日元'],
    [{ value: 48_500, unit: 'yen' }, '48,500円', '48,500 yen', '48,500日元'],
    [{ value: 0, unit: 'yen' }, '0円', '0 yen', '0日元'],
    [
      { from: 10_000_000, to: 60_000_000, unit: 'yen' },
      '1,000万〜6,000万円',
      '10 million–60 million yen',
      '1000万～6000万日元',
    ],
    [{ value: 1500, unit: 'money', currency: 'USD' }, '1,500米ドル', '$1,500', '1,500美元'],
    [{ value: 9.5, unit: 'money', currency: 'EUR' }, '9.50ユーロ', '€9.50', '9.50欧元'],
  ])('%j', (fact, ja, en, zh) => {
    expect({ ja, en, zh }).toMatchObject(formatted(fact));
  });

  test.skipIf(lacksTexts('en'))('from one to another is a range of the currency', () => {
    expect(formatFact({ from: 100, to: 200, unit: 'money', currency: 'USD' }, 'en', unitsOf('en'))).toMatch(
      /^\$100.+\$200$/,
    );
  });
});

test.each<readonly [Fact, string]>([
  [{ value: 70, unit: 'people', about: true }, '70'],
  [{ value: 2000, unit: 'yen' }, '2,000'],
  [{ from: 3, to: 5, unit: 'years' }, '3–5'],
  [{ value: '2008-05', unit: 'month' }, 'May 2008'],
  [{ value: 4, unit: 'month-of-year' }, 'April'],
])('the figure of %j between words of its own has no unit: %s', (fact, value) => {
  expect(factFigure(fact, { suffix: '+' }, 'en', {})).toEqual({ value, suffix: '+' });
  expect(factFigure(fact, { prefix: 'over ' }, 'en', {})).toEqual({ prefix: 'over ', value });
});

describe.skipIf(lacksTexts('en'))('a figure without words of its own is what texts print', () => {
  test.each<readonly [Fact, string, string, string]>([
    [{ value: 18_500, unit: 'yen' }, '', '18,500', ' yen'],
    [{ value: 28_000_000, unit: 'yen' }, '', '28', ' million yen'],
    [{ value: 1500, unit: 'money', currency: 'USD' }, '$', '1,500', ''],
    [{ value: 70, unit: 'people', about: true }, 'about ', '70', ' people'],
    [{ from: 4, to: 8, unit: 'weeks' }, '', '4–8', ' weeks'],
    [{ value: 4, unit: 'number' }, '', '4', ''],
    [{ value: 12.5, unit: 'percent' }, '', '12.5', '%'],
  ])('%j', (fact, prefix, value, suffix) => {
    expect(factFigure(fact, {}, 'en', unitsOf('en'))).toEqual({ prefix, value, suffix });
    expect(prefix + value + suffix).toBe(formatFact(fact, 'en', unitsOf('en')));
  });

  test.each<readonly [Fact, string]>([
    [{ value: 2012, unit: 'year' }, '2012'],
    [{ value: '2008-05', unit: 'month' }, 'May 2008'],
    [{ value: 'N2', unit: 'text' }, 'N2'],
  ])('a date or a text is not divided: %j', (fact, value) => {
    expect(factFigure(fact, {}, 'en', unitsOf('en'))).toEqual({ value });
  });
});

test('without words of units there is the bare value', () => {
  expect(formatFact({ value: 3, unit: 'days', about: true }, 'en', {})).toBe('3');
  expect(formatFact({ from: 1, to: 3, unit: 'yen' }, 'en', {})).toBe('1–3');
});
