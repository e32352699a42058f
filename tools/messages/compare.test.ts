import { describe, expect, test } from 'vitest';
import { compare } from './compare.ts';

describe('compare', () => {
  test.each([
    { ja: { a: '一' }, en: { a: 'one' }, problems: [] },
    { ja: { a: '一' }, en: {}, problems: ['locales/en/x.json: a is missing'] },
    { ja: {}, en: { b: 'two' }, problems: ['locales/en/x.json: b is extra'] },
    { ja: { a: '一' }, en: { a: ' ' }, problems: ['locales/en/x.json: a is empty'] },
    {
      ja: { a: ['一'] },
      en: { a: 'one' },
      problems: ['locales/en/x.json: a.0 is missing', 'locales/en/x.json: a is extra'],
    },
    { ja: { a: ['一', '二'] }, en: { a: ['one'] }, problems: ['locales/en/x.json: a.1 is missing'] },
    {
      ja: { a: { b: '{{n}}件' } },
      en: { a: { b: 'some' } },
      problems: ['locales/en/x.json: a.b has {{}}, expected {{n}}'],
    },
    { ja: { a: '{{x}}{{y}}' }, en: { a: '{{y}} of {{x}}' }, problems: [] },
    { ja: { a_other: '{{count}}件' }, en: { a_one: '{{count}} case', a_other: '{{count}} cases' }, problems: [] },
    {
      ja: { a_other: '{{count}}件' },
      en: { a_other: '{{count}} cases' },
      problems: ['locales/en/x.json: a_one is missing'],
    },
    {
      ja: { a_other: '{{count}}件' },
      en: { a_one: 'a case', a_other: '{{count}} cases' },
      problems: ['locales/en/x.json: a_one has {{}}, expected {{count}}'],
    },
  ])('$en against $ja', ({ ja, en, problems }) => {
    expect(compare('locales/en/x.json', ja, en)).toEqual(problems);
  });

  test('a language with one plural has one form', () => {
    const one = { a_one: '{{count}} case', a_other: '{{count}} cases' };
    expect(compare('locales/zh/x.json', { a_other: '{{count}}件' }, one)).toEqual([
      'locales/zh/x.json: a_one is extra',
    ]);
  });
});
