import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barOn, comparablePay, payScale } from './pay-scale.ts';

const ANNUAL = { min: 6_000_000, max: 16_000_000 };
const MONTHLY = { min: 300_000, max: 1_000_000 };

describe('a bar of pay', () => {
  test.each([['a month of the system engineer', { min: 380_000, max: 750_000 }, MONTHLY, { start: 11.4, end: 64.3 }]])(
    'shows %s on its scale',
    (_, pay, scale, expected) => {
      expect(barOn(pay, scale)).toEqual(expected);
    },
  );

  test('never leaves its drawing and never runs backwards', () => {
    fc.assert(
      fc.property(fc.nat(20_000_000), fc.nat(20_000_000), (min, more) => {
        const { start, end } = barOn({ min, max: min + more }, ANNUAL);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(100);
        expect(start).toBeLessThanOrEqual(end);
      }),
    );
  });
});

describe('a scale', () => {
  test.each([
    [
      [
        { min: 480_000, max: 950_000 },
        { min: 380_000, max: 750_000 },
      ],
      { min: 300_000, max: 1_000_000, divisions: 7 },
    ],
    [[{ min: 6_000_000, max: 15_000_000 }], { min: 6_000_000, max: 16_000_000, divisions: 10 }],
    [[{ min: 18, max: 24 }], { min: 18, max: 25, divisions: 7 }],
  ])('of %j has round steps', (ranges, expected) => {
    expect(payScale(ranges)).toEqual(expected);
  });

  test('holds every range in at most ten divisions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), fc.nat(20_000_000), (min, more) => {
        const scale = payScale([{ min, max: min + more }]);
        expect(scale.min).toBeLessThanOrEqual(min);
        expect(scale.max).toBeGreaterThan(min + more);
        expect(scale.divisions).toBeGreaterThan(0);
        expect(scale.divisions).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('the pay that a range is compared with', () => {
  const month = { min: 380_000, max: 750_000, per: 'month', currency: 'JPY' };
  const more = { ...month, max: 950_000 };

  test('is of the same period and currency', () => {
    const all = [month, undefined, { ...month, per: 'year' }, { ...month, currency: 'EUR' }, more];
    expect(comparablePay(month, all)).toEqual([month, more]);
  });

  test.each([
    ['a range alone', month, [month, { ...month, per: 'year' }]],
    ['a position without pay', undefined, [undefined, month, more]],
  ])('is none for %s', (_, pay, all) => {
    expect(comparablePay(pay, all)).toEqual([]);
  });
});
