import { expect, test } from 'vitest';
import { dialled, filledIn, officeKeys } from './company.ts';

test('offices have the order of the facts, or of the language file if the facts have no list; the first is the head office', () => {
  const company = { offices: { kobe: {}, osaka: {} } } as unknown as Parameters<typeof officeKeys>[1];
  expect(officeKeys({ offices: [{ key: 'osaka' }, { key: 'kobe' }] }, company)).toEqual(['osaka', 'kobe']);
  expect(officeKeys({}, company)).toEqual(['kobe', 'osaka']);
});

test('a link dials digits', () => {
  expect(dialled('+81-3-0000-0000')).toBe('+81300000000');
});

test('texts at any depth are filled, everything else is unchanged', () => {
  const tree = { a: '{{x}}', b: [{ c: '{{x}}', n: 3 }, '{{y}}'], d: undefined };
  expect(filledIn(tree, { x: 'X', y: 'Y' })).toEqual({ a: 'X', b: [{ c: 'X', n: 3 }, 'Y'], d: undefined });
});
