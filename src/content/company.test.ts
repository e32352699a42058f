import { expect, test } from 'vitest';
import { derivedFacts, dialled } from './company.ts';

test.each([
  ['+81-3-0000-0000', '+81300000000'],
  ['+33 4 65 00 00 00', '+33465000000'],
  ['+33 (0)4.65.00.00.00', '+33465000000'],
])('a link to %s dials digits', (international, digits) => {
  expect(dialled(international)).toBe(digits);
});

test('counts cases, towns and open positions, and finds the least experience that a position requires', () => {
  const office = (city: string) => ({ city }) as never;
  const company = { offices: { head: office('A'), second: office('B'), third: office('B') } };
  const positions = [
    { requiredYears: 5, isOpen: true },
    { requiredYears: 2, isOpen: false },
  ];
  expect(derivedFacts({ company, facts: {}, cases: 11, positions })).toEqual({
    cases: { value: 11, unit: 'number' },
    cities: { value: 2, unit: 'number' },
    openPositions: { value: 1, unit: 'number' },
    requiredYears: { value: 2, unit: 'years' },
  });
  const listed = { offices: [{ key: 'head' }, { key: 'unnamed' }] };
  const none = derivedFacts({ company, facts: listed, cases: 0, positions: [] });
  expect(none['cities']?.value).toBe(2);
  expect(none).not.toHaveProperty('requiredYears');
});
