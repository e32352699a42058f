import type { PAGE_NAMES, PrintedFacts } from '#src/domain/facts/printed-facts.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { keepTime } from './keep-time.ts';
import { companyIn, factsIn } from './query.ts';

/**
 * The facts that a prose page prints as `{{name}}`, as a language prints them.
 *
 * @example (await pageFacts('en')).keepDays // => '7 days'
 */
export async function pageFacts(lang: Lang): Promise<PrintedFacts> {
  const { name: company, representative } = await companyIn(lang);
  const besides: Readonly<Record<(typeof PAGE_NAMES)[number], string>> = {
    company,
    representative: `${representative.title} ${representative.name}`,
    keepDays: keepTime(lang),
  };
  return { ...(await factsIn(lang)), ...besides };
}
