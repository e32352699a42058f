import { expect, test } from 'vitest';
import { contactDataIn, countryOf, dialled, filledIn, officeKeys } from './company.ts';

test('offices have the order of the facts, or of the language file if the facts have no list; the first is the head office', () => {
  const company = { offices: { kobe: {}, osaka: {} } } as unknown as Parameters<typeof officeKeys>[1];
  expect(officeKeys({ offices: [{ key: 'osaka' }, { key: 'kobe' }] }, company)).toEqual(['osaka', 'kobe']);
  expect(officeKeys({}, company)).toEqual(['kobe', 'osaka']);
});

test('the country is that of the head office, and unknown without its address', () => {
  const company = { offices: { osaka: { parts: { country: 'JP' } }, nelson: { parts: { country: 'NZ' } } } } as never;
  expect(countryOf({ offices: [{ key: 'nelson' }, { key: 'osaka' }] }, company)).toBe('NZ');
  expect(countryOf({}, company)).toBe('JP');
  expect(countryOf({ offices: [{ key: 'moon' }] }, company)).toBeUndefined();
});

test.each([
  ['ja', 'JP', 'national'],
  ['en', 'JP', 'international'],
  ['en', 'NZ', 'national'],
  ['ja', undefined, 'international'],
] as const)('numbers in %s of a company in %s are %s', (lang, country, form) => {
  const phone = { national: '03-0000-0000', international: '+81-3-0000-0000' };
  const identity = { site: 'https://a.example', email: 'a@a.example', storagePrefix: 'a', phone, fax: phone };
  expect(contactDataIn(identity, lang, country)).toEqual({
    email: 'a@a.example',
    phone: phone[form],
    fax: phone[form],
  });
});

test.each([
  ['+81-3-0000-0000', '+81300000000'],
  ['+33 4 65 00 00 00', '+33465000000'],
  ['+33 (0)4.65.00.00.00', '+33465000000'],
])('a link to %s dials digits', (international, digits) => {
  expect(dialled(international)).toBe(digits);
});

test('texts at any depth are filled, everything else is unchanged', () => {
  const tree = { a: '{{x}}', b: [{ c: '{{x}}', n: 3 }, '{{y}}'], d: undefined };
  expect(filledIn(tree, { x: 'X', y: 'Y' })).toEqual({ a: 'X', b: [{ c: 'X', n: 3 }, 'Y'], d: undefined });
});
