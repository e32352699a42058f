import type { PageFacts } from '#src/domain/company.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { translator } from '#src/i18n/translator.ts';
import { keepTime } from './keep-time.ts';
import { companyIn, dataOf, factsIn } from './query.ts';

/**
 * The facts that a prose page prints as `{{name}}`, as a language prints them.
 *
 * @example (await pageFacts('en')).keepDays // => '7 days'
 */
export async function pageFacts(lang: Lang): Promise<PageFacts> {
  const { name: company, representative } = await companyIn(lang);
  const { disclosureFeeYen } = await dataOf('company/facts');
  return {
    ...(await factsIn(lang)),
    company,
    representative: `${representative.title} ${representative.name}`,
    disclosureFee: translator(lang, 'common')('units.yen', { amount: disclosureFeeYen.toLocaleString('en-US') }),
    keepDays: keepTime(lang),
  };
}
