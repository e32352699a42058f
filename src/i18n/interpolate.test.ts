import { describe, expect, test } from 'vitest';
import { interpolate, pluralForm } from './interpolate.ts';
import { LANGS } from './langs.ts';
import { pluralForms, translator } from './translator.ts';

describe('interpolate', () => {
  test.each([
    ['{{n}} of {{of}}', { n: 1, of: 3 }, '1 of 3'],
    ['{{q}} and {{q}}', { q: '$&' }, '$& and $&'],
    ['{{q}}', { q: '{{n}}', n: 1 }, '{{n}}'],
  ])('%s', (text, values, filled) => {
    expect(interpolate(text, values)).toBe(filled);
  });

  test('a value that is missing is a bug and says so', () => {
    expect(() => interpolate('{{n}} of {{of}}', { n: 1 })).toThrow('{{of}} in "{{n}} of {{of}}", expected a value');
  });
});

describe('a count in the browser has the form that it has at build time', () => {
  test.each(LANGS)('%s', (lang) => {
    const t = translator(lang, 'faq');
    const forms = pluralForms(lang, 'faq', 'tools.count');
    for (const count of [0, 1, 2, 5, 20]) {
      const values = { count, total: 20 };
      expect(interpolate(pluralForm(forms, count, lang), values)).toBe(t('tools.count', values));
    }
  });
});
