import { describe, expect, test } from 'vitest';
import { DEFAULT_LANG, isLang, PUBLISHED_LANGS } from './langs.ts';
import { pluralForms, translator } from './translator.ts';

describe('t', () => {
  const COUNTED = [
    ['en', 1, '1 business day'],
    ['en', 3, '3 business days'],
    ['en', 0, '0 business days'],
    ['ja', 1, '1営業日'],
    ['zh', 1, '1个工作日'],
  ] as const;
  test.each(COUNTED.filter(([lang]) => isLang(lang)))('%s: %i', (lang, count, printed) => {
    expect(translator(lang, 'common')('units.businessDays', { count })).toBe(printed);
  });

  test.skipIf(!isLang('en'))('fills every text of a list or group', () => {
    const notice = translator('en', 'recruit')('job.closedNotice', { title: 'Engineer', day: 'May 1' });
    expect(notice.textSince).toContain('Engineer closed on May 1');
    expect(notice.other).toContain('Engineer');
  });

  test('a value brings no placeholder to life', () => {
    expect(translator(DEFAULT_LANG, 'news')('feed.title', { company: '{{q}}$t(title)<b>' })).toContain(
      '{{q}}$t(title)<b>',
    );
  });

  test('a value that is missing is a bug and says so', () => {
    expect(() => translator(DEFAULT_LANG, 'news')('feed.title')).toThrow('expected a value for {{company}}');
    expect(() => translator(DEFAULT_LANG, 'recruit')('job.closedNotice', {})).toThrow('expected a value for');
  });
});

test('pluralForms wants every form of the language', () => {
  for (const lang of PUBLISHED_LANGS)
    expect(Object.keys(pluralForms(lang, 'common', 'units.days')).sort()).toEqual(
      new Intl.PluralRules(lang).resolvedOptions().pluralCategories.toSorted(),
    );
  expect(() => pluralForms(DEFAULT_LANG, 'common', 'nav.home')).toThrow(/common:nav\.home_\w+, expected a text/);
});
