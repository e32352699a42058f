import { describe, expect, test } from 'vitest';
import { DEFAULT_LANG, isLang } from './langs.ts';
import { translator } from './translator.ts';

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
