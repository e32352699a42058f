import { describe, expect, test } from 'vitest';
import { allWords } from './catalogue.ts';
import { isLang, LANG_INFO, LANGS, langOrDefault } from './langs.ts';
import { textWidth } from './text-width.ts';

describe.each(LANGS)('%s', (lang) => {
  const info = LANG_INFO[lang];

  test('its tag, its locale and the one of Open Graph name one language', () => {
    const language = new Intl.Locale(info.tag).language;
    expect([new Intl.Locale(info.locale).language, new Intl.Locale(info.tag).language]).toEqual([language, lang]);
    expect(info.openGraph).toBe(info.locale.replace('-', '_'));
  });

  test('calls itself by letters of its own, in two or three of them', () => {
    expect([...info.label].length).toBeOneOf([2, 3]);
    expect(textWidth(info.label)).toBe([...info.label].length * (info.isFullWidth ? 2 : 1));
  });

  test('separates its words by spaces where its catalogues do', () => {
    const texts = JSON.stringify(allWords(lang)).replace(/"[^"]*":/g, '');
    expect((texts.match(/\S +\S/g) ?? []).length > texts.length / 20).toBe(info.hasSpaces);
  });

  test('counts pay in the unit that its compact figures begin with', () => {
    const parts = new Intl.NumberFormat(info.locale, { notation: 'compact' }).format(info.payUnit);
    expect(parts).toMatch(/^1\D$/);
  });

  test('has a range for descriptions, and shorter titles', () => {
    const { least, most } = info.descriptionWidth;
    expect([least > info.titleWidth, most > least]).toEqual([true, true]);
  });

  test('its readers share a clock; those in the country dial without its code', () => {
    expect(Intl.supportedValuesOf('timeZone')).toContain(info.readersZone);
    expect(info.phone).toBe(info.locale.endsWith('-JP') ? 'national' : 'international');
  });
});

test.each([
  ['ja', true, 'ja'],
  ['en', true, 'en'],
  ['zh', true, 'zh'],
  ['zh-TW', false, 'ja'],
  ['EN', false, 'ja'],
  ['', false, 'ja'],
  [undefined, false, 'ja'],
  [['en'], false, 'ja'],
])('%j is a language: %s; it is answered in %s', (value, isKnown, lang) => {
  expect([isLang(value), langOrDefault(value)]).toEqual([isKnown, lang]);
});
