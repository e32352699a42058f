import { expect, test } from 'vitest';
import { derivedFacts, publicFacts } from './derived-facts.ts';
import { factNames, formattedFacts } from './formatted-facts.ts';

test('texts can print facts and the contact data', () => {
  const identity = { site: 'https://a.example', email: 'a@a.example', storagePrefix: 'a' };
  const phone = { national: '03-0000-0000', international: '+81-3-0000-0000' };
  const facts = { staff: { value: 1200, unit: 'number' } } as const;
  const contact = { email: 'a@a.example', phone: phone.national };
  expect(formattedFacts(facts, contact, 'de', {})).toEqual({ staff: '1.200', ...contact });
  expect(factNames(facts, { ...identity, phone, fax: phone }).sort()).toEqual(['email', 'fax', 'phone', 'staff']);
  expect(factNames({}, identity)).toEqual(['email']);
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

test('structured data has the founding date and the staff only in their own units', () => {
  expect(publicFacts({ founded: { value: '2008-05', unit: 'month' }, staff: { value: 70, unit: 'people' } })).toEqual({
    founded: '2008-05',
    staff: 70,
  });
  expect(publicFacts({ founded: { value: 2008, unit: 'year' } })).toEqual({ founded: '2008' });
  expect(publicFacts({ founded: { from: 2008, to: 2009, unit: 'year' } })).toEqual({});
  expect(publicFacts({ founded: { value: 2008, unit: 'number' }, staff: { value: 70, unit: 'number' } })).toEqual({});
  expect(publicFacts({ staff: { from: 10, to: 20, unit: 'people' } })).toEqual({});
});
