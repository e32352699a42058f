import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annualFigure, barOn, figureParts, isOpen, otherOpen, PAY_SCALES, termFigures, yen } from './jobs.ts';

describe('a position', () => {
  test.each([
    ['is open without a last day', {}, true],
    ['is open before its last day', { validThrough: '2026-12-31' }, true],
    ['is open on its last day', { validThrough: '2026-11-21' }, true],
    ['is closed the day after', { validThrough: '2026-11-20' }, false],
    ['is closed by hand, whatever its last day', { validThrough: '2026-12-31', closed: true }, false],
    ['is open when it says that it is not closed', { closed: false }, true],
  ])('%s', (_, term, expected) => {
    expect(isOpen(term, '2026-11-21')).toBe(expected);
  });

  test('offers the others that are open, never itself', () => {
    const jobs = [{ slug: 'a' }, { slug: 'b', closed: true }, { slug: 'c' }];
    expect(otherOpen(jobs, 'a', '2026-11-21')).toEqual([{ slug: 'c' }]);
    expect(otherOpen(jobs, 'b', '2026-11-21').map((job) => job.slug)).toEqual(['a', 'c']);
  });
});

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
    [15_000_000, 'zh', '1,500'],
    [6_500_000, 'en', '6.5'],
    [7_000_000, 'en', '7'],
  ] as const)('of a year, %i yen, is counted in the unit of %s: %s', (amount, lang, expected) => {
    expect(annualFigure(amount, lang)).toBe(expected);
  });
});

describe('a printed value', () => {
  test.each([
    ['約90%', ['約', '90', '%']],
    ['9:30–18:00', ['9:30–18:00']],
    ['50,000 yen.', ['50,000', ' yen.']],
    ['Once a year', ['Once a year']],
  ])('%s is cut into %j', (value, parts) => {
    expect(figureParts(value).map((part) => part.text)).toEqual(parts);
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

test.each([
  ['ja', '12月'],
  ['en', 'December'],
  ['zh', '12月'],
] as const)('the month of the bonus is written in %s as %s, amounts in thousands', (lang, month) => {
  const conditions = {
    hours: { start: '9:30', end: '18:00', breakHours: 1 },
    overtimeHoursPerMonth: 20,
    remotePercent: 90,
    annualHolidays: 125,
    paidLeaveDays: { afterSixMonths: 5, afterOneYear: 10 },
    commutingYenPerMonth: 50_000,
    bonusMonth: 12,
    signOnYen: 200_000,
    returnPercent: 80,
    traineeTeam: { min: 3, max: 4 },
  };
  const expected = { bonusMonth: month, commuting: '50,000', signOn: '200,000', remoteTenths: 9 };
  expect(termFigures(conditions, lang)).toMatchObject(expected);
});
