import { keepDays } from '#src/contact/settings.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { translator } from '#src/i18n/translator.ts';
import { languageKey } from '#src/site/storage-keys.ts';
import type { CompanyInLang } from './company.ts';
import type { FormattedFacts, PAGE_NAMES } from './facts.ts';

/** The values of `PAGE_NAMES` in a language. */
export function pageNames(company: CompanyInLang, storagePrefix: string, lang: Lang): FormattedFacts {
  const { name, representative, headOffice, phoneHours = '', privacyDeskHours = '' } = company;
  return {
    company: name,
    address: headOffice.address,
    representative: `${representative.title} ${representative.name}`,
    keepDays: translator(lang, 'common')('units.days', { count: keepDays(process.env['CONTACT_KEEP_DAYS']) }),
    phoneHours,
    privacyDeskHours,
    languageCookie: languageKey(storagePrefix),
  } satisfies Record<(typeof PAGE_NAMES)[number], string>;
}
