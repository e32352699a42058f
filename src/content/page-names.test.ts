import { afterEach, expect, test, vi } from 'vitest';
import { LANGS, type PerLang } from '#src/i18n/langs.ts';
import type { CompanyInLang } from './company.ts';
import { pageNames } from './page-names.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const company = { representative: {}, headOffice: {} } as unknown as CompanyInLang;

const DAYS: PerLang<readonly [one: string, fourteen: string]> = {
  ja: ['1日', '14日'],
  en: ['1 day', '14 days'],
  zh: ['1天', '14天'],
};

test.each(LANGS)('pages in %s print the retention period of the function', (lang) => {
  const printed = ['1', '14'].map((days) => {
    vi.stubEnv('CONTACT_KEEP_DAYS', days);
    return pageNames(company, 'a', lang)['keepDays'];
  });
  expect(printed).toEqual(DAYS[lang] ?? [expect.stringContaining('1'), expect.stringContaining('14')]);
});
