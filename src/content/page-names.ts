import type { Lang } from '#src/i18n/langs.ts';
import { languageKey } from '#src/site/storage-keys.ts';
import type { CompanyInLang } from './company.ts';
import type { FormattedFacts, PAGE_NAMES } from './facts.ts';
import { retentionPeriod } from './retention-period.ts';

/** Names that prose pages and the texts of `content/contact` print as `{{name}}` besides facts. */
export function pageNames(company: CompanyInLang, storagePrefix: string, lang: Lang): FormattedFacts {
  const { name, representative, headOffice, phoneHours = '', privacyDeskHours = '' } = company;
  return {
    company: name,
    address: headOffice.address,
    representative: `${representative.title} ${representative.name}`,
    keepDays: retentionPeriod(lang),
    phoneHours,
    privacyDeskHours,
    languageCookie: languageKey(storagePrefix),
  } satisfies Record<(typeof PAGE_NAMES)[number], string>;
}
