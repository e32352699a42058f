import type { Lang } from '#src/i18n/langs.ts';
import type { FormattedFacts } from './facts.ts';
import { pageNames } from './page-names.ts';
import { companyIn, dataOf, factsIn } from './query.ts';

/** The facts that prose pages and the contact pages print as `{{name}}`, formatted for a language. */
export async function pageFacts(lang: Lang): Promise<FormattedFacts> {
  const { storagePrefix } = (await dataOf('company/facts')).identity;
  return { ...(await factsIn(lang)), ...pageNames(await companyIn(lang), storagePrefix, lang) };
}
