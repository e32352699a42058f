import type { PAGE_NAMES, PrintedFacts } from '#src/domain/facts/printed-facts.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { languageKey } from '#src/site/storage-keys.ts';
import { keepTime } from './keep-time.ts';
import { companyIn, dataOf, factsIn } from './query.ts';

/**
 * The facts that prose pages and the contact pages print as `{{name}}`, as a language prints them.
 *
 * @example (await pageFacts('en')).keepDays // => '7 days'
 */
export async function pageFacts(lang: Lang): Promise<PrintedFacts> {
  const { name: company, representative, headOffice, phoneHours = '', privacyDeskHours = '' } = await companyIn(lang);
  const { storagePrefix } = (await dataOf('company/facts')).identity;
  const besides: Readonly<Record<(typeof PAGE_NAMES)[number], string>> = {
    company,
    address: headOffice.address,
    representative: `${representative.title} ${representative.name}`,
    keepDays: keepTime(lang),
    phoneHours,
    privacyDeskHours,
    languageCookie: languageKey(storagePrefix),
  };
  return { ...(await factsIn(lang)), ...besides };
}
