import { afterEach, expect, test, vi } from 'vitest';
import { LANGS, type PerLang } from '#src/i18n/langs.ts';
import { retentionPeriod } from './retention-period.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const DAYS: PerLang<readonly [one: string, fourteen: string]> = {
  ja: ['1日', '14日'],
  en: ['1 day', '14 days'],
  zh: ['1天', '14天'],
};

test.each(LANGS.filter((lang) => DAYS[lang]))('pages in %s print the retention period of the function', (lang) => {
  const printed = ['1', '14'].map((days) => {
    vi.stubEnv('CONTACT_KEEP_DAYS', days);
    return retentionPeriod(lang);
  });
  expect(printed).toEqual(DAYS[lang]);
});
