import { expect, test } from 'vitest';
import config from '#site-config';
import { LANG_INFO } from './known-languages.ts';
import { DEFAULT_LANG, isLang, isPublished, LANGS, langOrDefault } from './langs.ts';
import { configProblems } from './site-config.ts';

const KNOWN = Object.keys(LANG_INFO);

test('the settings of the site are valid', () => {
  expect(configProblems(config, KNOWN)).toEqual([]);
  expect([...LANGS]).toEqual([...config.languages, ...config.draftLanguages]);
  expect(LANGS.filter(isPublished)).toEqual(config.languages);
});

const VALID = {
  languages: ['en', 'ja'],
  defaultLanguage: 'en',
  draftLanguages: ['ko'],
  consent: 'notice',
  separateConsent: ['ja'],
  frame: 'plain',
  timeZone: 'UTC',
  paths: { about: ['/about'], careers: ['/careers'], cases: ['/work'] },
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
    { paths: { about: ['/about'], careers: ['/jobs/open'], cases: ['/work', '/ja'] } } as const,
    ['paths: "/jobs/open", expected an address such as /careers', 'paths: "/ja", expected an address such as /careers'],
  ],
  [{ timeZone: 'Asia/Edo' }, ['timeZone: "Asia/Edo" is no IANA time zone']],
])('settings with %j have problems: %j', (changed, problems) => {
  expect(configProblems({ ...VALID, ...changed }, KNOWN)).toEqual(problems);
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
