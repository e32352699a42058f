import { expect, test } from 'vitest';
import { formattedAnnualPay, formattedPay } from './pay.ts';

test.each([
  [{ min: 480_000, max: 950_000, currency: 'JPY' }, '480,000–950,000 yen', '480.000–950.000 yen'],
  [{ min: 18, max: 24.5, currency: 'EUR' }, '€18 – €24.50', '18–24,50 €'],
  [{ min: 18, max: 18, currency: 'EUR' }, '€18', '18 €'],
])('a range of pay, %j, is printed in its currency: %s, %s', (pay, en, de) => {
  const printed = (lang: 'en' | 'de') => formattedPay(pay, lang, '{{min}}–{{max}} yen').replace(/\s/g, ' ');
  expect([printed('en'), printed('de')]).toEqual([en, de]);
});

test.each([
  [15_000_000, 'ja', '1,500'],
  [15_000_000, 'zh', '1500'],
  [6_500_000, 'en', '6.5'],
  [6_500_000, 'de', '6,5'],
] as const)('%i yen a year are counted in the unit of %s: %s', (max, lang, expected) => {
  expect(formattedAnnualPay({ min: 0, max, currency: 'JPY' }, lang, '{{max}}')).toBe(expected);
});

test('a year’s pay in another currency is printed in full', () => {
  const pay = { min: 52_000, max: 78_000, currency: 'EUR' };
  expect(formattedAnnualPay(pay, 'en', '{{min}}–{{max}} yen')).toMatch(/^€52,000 . €78,000$/);
});
