import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lang } from '#src/i18n/langs.ts';
import type { Fact } from '#src/schemas/content/fact.ts';
import { lacksTexts } from '#tests/support/three-languages.ts';
import { factFigure, figureParts, formatFact } from './facts.ts';

/** The words of a language's units. */
const unitsOf = (lang: Lang): Record<string, string> =>
  lacksTexts(lang) ? {} : JSON.parse(readFileSync(`locales/${lang}/common.json`, 'utf8')).units;

describe('a fact, as Japanese, English, Chinese and German print it', () => {
  test.each<readonly [Fact, string, string, string, string]>([
    [{ value: 2000.5, unit: 'number' }, '2,000.5', '2,000.5', '2,000.5', '2.000,5'],
    [{ value: 15_000_000, unit: 'compact' }, '1,500万', '15 million', '1500万', '15 Millionen'],
    [{ value: 12.5, unit: 'percent' }, '12.5%', '12.5%', '12.5%', '12,5 %'],
    [
      { value: 1070, unit: 'people', about: true },
      '約1,070名',
      'about 1,070 people',
      '约1,070名',
      'rund 1.070 Personen',
    ],
    [{ value: 1, unit: 'people' }, '1名', '1 person', '1名', '1 Person'],
    [{ value: 3, unit: 'business-days' }, '3営業日', '3 business days', '3个工作日', '3 Arbeitstage'],
    [{ from: 4, to: 8, unit: 'weeks' }, '4〜8週間', '4–8 weeks', '4～8周', '4–8 Wochen'],
    [{ from: 0, to: 1, unit: 'months' }, '0〜1か月', '0–1 month', '0～1个月', '0–1 Monat'],
    [{ value: 2012, unit: 'year' }, '2012年', '2012', '2012年', '2012'],
    [{ value: 98, unit: 'year' }, '98年', '98', '98年', '98'],
    [{ value: '2008-05', unit: 'month' }, '2008年5月', 'May 2008', '2008年5月', 'Mai 2008'],
    [{ value: '12', unit: 'month' }, '12月', 'December', '12月', 'Dezember'],
    [{ value: '12-29', unit: 'day' }, '12月29日', 'December 29', '12月29日', '29. Dezember'],
    [{ value: '2026-05-01', unit: 'day' }, '2026年5月1日', 'May 1, 2026', '2026年5月1日', '1. Mai 2026'],
    [{ from: '9:00', to: '18:00', unit: 'time' }, '9:00〜18:00', '9:00–18:00', '9:00～18:00', '9:00–18:00'],
    [{ value: 'N2', unit: 'text' }, 'N2', 'N2', 'N2', 'N2'],
    [{ unit: 'text', text: { ja: '保険', en: 'Insurance', zh: '保险' } }, '保険', 'Insurance', '保险', '保険'],
    [{ value: 28_000_000, unit: 'yen' }, '2,800万円', '28 million yen', '2800万日元', '28 Millionen Yen'],
    [{ value: 750_000, unit: 'yen' }, '75万円', '750,000 yen', '75万日元', '750.000 Yen'],
    [{ value: 0, unit: 'yen' }, '0円', '0 yen', '0日元', '0 Yen'],
    [
      { from: 10_000_000, to: 60_000_000, unit: 'yen' },
      '1,000万〜6,000万円',
      '10 million–60 million yen',
      '1000万～6000万日元',
      '10 Millionen–60 Millionen Yen',
    ],
    [{ value: 1500, unit: 'money', currency: 'USD' }, '1,500米ドル', '$1,500', '1,500美元', '1.500 $'],
    [{ from: 8, to: 9.5, unit: 'money', currency: 'EUR' }, '8～9.50ユーロ', '€8 – €9.50', '8-9.50欧元', '8–9,50 €'],
  ])('%j', (fact, ja, en, zh, de) => {
    for (const [lang, printed] of Object.entries({ ja, en, zh, de }) as [Lang, string][]) {
      if (!lacksTexts(lang)) expect(formatFact(fact, lang, unitsOf(lang)).replace(/\s/g, ' ')).toBe(printed);
    }
  });
});

test.skipIf(lacksTexts('en')).each<readonly [Fact, object]>([
  [
    { value: 28_000_000, unit: 'yen' },
    { prefix: '', value: '28', suffix: ' million yen' },
  ],
  [
    { value: 1500, unit: 'money', currency: 'USD' },
    { prefix: '$', value: '1,500', suffix: '' },
  ],
  [
    { value: 70, unit: 'people', about: true },
    { prefix: 'about ', value: '70', suffix: ' people' },
  ],
  [
    { from: 4, to: 8, unit: 'weeks' },
    { prefix: '', value: '4–8', suffix: ' weeks' },
  ],
  [{ value: '2008-05', unit: 'month' }, { value: 'May 2008' }],
  [{ value: 'N2', unit: 'text' }, { value: 'N2' }],
])('the figure of %j without words of its own is what texts print: %j', (fact, figure) => {
  expect(factFigure(fact, {}, 'en', unitsOf('en'))).toEqual(figure);
});

describe('a printed value', () => {
  test.each([
    ['約90%', ['約', '90', '%']],
    ['9:30–18:00', ['9:30–18:00']],
    ['3～4人', ['3～4', '人']],
    ['50,000 yen.', ['50,000', ' yen.']],
  ])('%s is cut into %j', (value, parts) => {
    expect(figureParts(value).map((part) => part.text)).toEqual(parts);
  });

  test('has digits in its figures and nowhere else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('3', '7', ',', '〜', '約', ' ') }), (value) => {
        for (const { text, figure } of figureParts(value)) expect([text, figure]).toEqual([text, /\d/.test(text)]);
      }),
    );
  });

  test('loses nothing', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(
          figureParts(value)
            .map((part) => part.text)
            .join(''),
        ).toBe(value);
      }),
    );
  });
});
