import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annualFigure, barOn, PAY_SCALES, yen } from './pay.ts';

describe('a bar of pay', () => {
  test.each([
    ['development', { min: 6_000_000, max: 12_000_000 }, PAY_SCALES.annual, { start: 0, end: 60 }],
    ['project leaders', { min: 6_500_000, max: 13_000_000 }, PAY_SCALES.annual, { start: 5, end: 70 }],
    ['a month of the system engineer', { min: 380_000, max: 750_000 }, PAY_SCALES.monthly, { start: 11.4, end: 64.3 }],
  ])('shows %s on its scale', (_, pay, scale, expected) => {
    expect(barOn(pay, scale)).toEqual(expected);
  });

  test('never leaves its drawing and never runs backwards', () => {
    fc.assert(
      fc.property(fc.nat(20_000_000), fc.nat(20_000_000), (min, more) => {
        const { start, end } = barOn({ min, max: min + more }, PAY_SCALES.annual);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(100);
        expect(start).toBeLessThanOrEqual(end);
      }),
    );
  });
});

describe('an amount', () => {
  test('of a month is grouped by thousands', () => {
    expect(yen(480_000)).toBe('480,000');
  });

  test.each([
    [15_000_000, 'ja', '1,500'],
    [15_000_000, 'zh', '1500'],
    [6_500_000, 'en', '6.5'],
    [7_000_000, 'en', '7'],
  ] as const)('of a year, %i yen, is counted in the unit of %s: %s', (amount, lang, expected) => {
    expect(annualFigure(amount, lang)).toBe(expected);
  });
});
