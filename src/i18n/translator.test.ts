import { describe, expect, test } from 'vitest';
import { pluralForms, translator } from './translator.ts';

describe('t', () => {
  test.each([
    ['en', 1, '1 business day'],
    ['en', 3, '3 business days'],
    ['en', 0, '0 business days'],
    ['ja', 1, '1営業日'],
    ['zh', 1, '1个工作日'],
  ] as const)('%s: %i', (lang, count, printed) => {
    expect(translator(lang, 'common')('units.businessDays', { count })).toBe(printed);
  });

  test('fills every text of a list or group', () => {
    const [first] = translator('en', 'recruit')('job.qualifications.requiredItems', { requiredYears: '2 years' });
    expect(first).toContain('2 years');
    expect(translator('en', 'recruit')('terms.signOn', { signOn: '1' }).value).toBe('1 yen');
  });

  test('a value brings no placeholder to life', () => {
    expect(translator('en', 'news')('feed.title', { company: '{{q}}$t(title)<b>' })).toBe('{{q}}$t(title)<b> News');
  });

  test('a value that is missing is a bug and says so', () => {
    expect(() => translator('en', 'news')('feed.title')).toThrow('expected a value for {{company}}');
    expect(() => translator('en', 'recruit')('features.items', { returnRate: 60 })).toThrow('expected a value for');
  });
});

test('pluralForms wants every form of the language', () => {
  expect(Object.keys(pluralForms('en', 'common', 'units.days'))).toEqual(['one', 'other']);
  expect(Object.keys(pluralForms('ja', 'common', 'units.days'))).toEqual(['other']);
  expect(() => pluralForms('en', 'common', 'nav.home')).toThrow('common:nav.home_one, expected a text');
});
