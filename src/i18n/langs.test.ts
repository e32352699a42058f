import { describe, expect, test } from 'vitest';
import config from '#site-config';
import { allWords } from './catalogue.ts';
import { LANG_INFO } from './known-languages.ts';
import { DEFAULT_LANG, forLang, isLang, isPublished, LANGS, langOrDefault } from './langs.ts';
import { configProblems } from './site-config.ts';
import { textWidth } from './text-width.ts';

const KNOWN = Object.keys(LANG_INFO);

describe.each(Object.entries(LANG_INFO))('%s', (lang, info) => {
  test('its tag, its locale and the one of Open Graph name one language', () => {
    const language = new Intl.Locale(info.tag).language;
    expect([new Intl.Locale(info.locale).language, new Intl.Locale(info.tag).language]).toEqual([language, lang]);
  });

  test('calls itself by letters of its own, in two or three of them', () => {
    expect([...info.label].length).toBeOneOf([2, 3]);
    expect(textWidth(info.label)).toBe([...info.label].length * (info.letters === 'latin' ? 1 : 2));
  });

  test('counts pay in the unit that its compact figures begin with', () => {
    const parts = new Intl.NumberFormat(info.locale, { notation: 'compact' }).formatToParts(info.payUnit);
    const [one, unit] = parts.filter(({ type }) => type !== 'literal');
    expect(one).toEqual({ type: 'integer', value: '1' });
    expect(unit?.type).toBe('compact');
  });

  test('has a range for descriptions, and shorter titles', () => {
    const { least, most } = info.descriptionWidth;
    expect([least > info.titleWidth, most > least]).toEqual([true, true]);
  });
});

test.each(LANGS)('%s separates its words by spaces where its catalogues do', (lang) => {
  const texts = JSON.stringify(allWords(lang)).replace(/"[^"]*":/g, '');
  expect((texts.match(/\S +\S/g) ?? []).length > texts.length / 20).toBe(LANG_INFO[lang].hasSpaces);
});

test('the settings of the site are valid', () => {
  expect(configProblems(config, KNOWN)).toEqual([]);
  expect([...LANGS]).toEqual([...config.languages, ...config.draftLanguages]);
  expect(LANGS.filter(isPublished)).toEqual(config.languages);
});

const VALID = {
  languages: ['en', 'ja'],
  defaultLanguage: 'en',
  draftLanguages: ['ko'],
  separateConsent: ['ja'],
  timeZone: 'UTC',
  paths: { careers: '/careers', cases: '/work' },
} as const;

test.each([
  [{}, []],
  [
    { languages: [] as const },
    ['defaultLanguage: "en" is not in languages', 'separateConsent: "ja" is not a language of the site'],
  ],
  [{ defaultLanguage: 'ko' } as const, ['defaultLanguage: "ko" is not in languages']],
  [{ draftLanguages: ['ja'] } as const, ['languages: "ja" is listed twice']],
  [{ separateConsent: ['zh'] } as const, ['separateConsent: "zh" is not a language of the site']],
  [
    { paths: { careers: '/jobs/open', cases: '/ja' } } as const,
    ['paths: "/jobs/open", expected an address such as /careers', 'paths: "/ja", expected an address such as /careers'],
  ],
  [{ timeZone: 'Asia/Edo' }, ['timeZone: "Asia/Edo" is no IANA time zone']],
])('settings with %j have problems: %j', (changed, problems) => {
  expect(configProblems({ ...VALID, ...changed }, KNOWN)).toEqual(problems);
});

test('a language that the code does not know is a problem', () => {
  expect(configProblems(VALID, ['en', 'ja'])).toEqual(['languages: "ko" is not one of en, ja (languages.config.ts)']);
});

test('two pages at one address are a problem', () => {
  expect(configProblems(VALID, KNOWN, ['/', '/work', '/careers', '/work'])).toEqual([
    'paths: "/work" is the address of two pages',
  ]);
});

test.each([
  ...LANGS.map((lang) => [lang, true, lang] as const),
  [`${DEFAULT_LANG}-XX`, false, DEFAULT_LANG] as const,
  ['EN', false, DEFAULT_LANG] as const,
  ['', false, DEFAULT_LANG] as const,
  [undefined, false, DEFAULT_LANG] as const,
  [['en'], false, DEFAULT_LANG] as const,
])('%j is a language: %s; it is answered in %s', (value, isKnown, lang) => {
  expect([isLang(value), langOrDefault(value)]).toEqual([isKnown, lang]);
});

test('a value for a language is its own, else that of the default language, else the first', () => {
  expect(forLang({ [DEFAULT_LANG]: 'default', ko: 'own' }, 'ko')).toBe('own');
  expect(forLang({ [DEFAULT_LANG]: 'default' }, 'ko')).toBe('default');
  expect(forLang({ ko: 'first' }, DEFAULT_LANG)).toBe('first');
  expect(() => forLang({}, DEFAULT_LANG)).toThrow('expected a value');
});
