import { words } from '#src/i18n/catalogue.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { translator } from '#src/i18n/translator.ts';
import type { JobData } from '#src/schemas/content/job.ts';
import type { SectionOf, ShownType } from '#src/schemas/content/sections.ts';
import { withIds, withShared } from './clauses.ts';
import { formattedPay } from './pay.ts';
import { inLang, inOrder } from './publishing.ts';
import { companyIn, type EntryPlace, entriesOf, once, withFacts } from './query.ts';

/** A position with facts printed, and with shared sections included. */
export interface JobEntry extends Omit<JobData, 'sections'>, EntryPlace {
  readonly sections: readonly SectionOf<ShownType>[];
  readonly printed: Readonly<Record<string, string>>;
}

/**
 * Open and closed positions in the order of their cards, in the default language, with its words, if there is no translation. Drafts are
 * in previews only.
 */
export function listJobs(lang: Lang): Promise<JobEntry[]> {
  return once(`positions in ${lang}`, async () => {
    const jobs = inOrder(inLang(await entriesOf('jobs'), lang), 'order');
    return Promise.all(
      jobs.map(async (job) => {
        const printed = await namesOf(job, job.lang);
        const formatted = await withFacts(job, job.lang, printed);
        return {
          ...formatted,
          printed,
          sections: withIds(await withShared(formatted.sections, { lang: job.lang, printed })),
        };
      }),
    );
  });
}

/** Values that texts of a position print by name besides facts (`JOB_NAMES`). */
async function namesOf(job: JobData, lang: Lang): Promise<Readonly<Record<string, string>>> {
  const { offices } = await companyIn(lang);
  const { pay, requiredYears } = job;
  return {
    employment: job.employment,
    office: offices[job.office]?.name ?? '',
    ...(pay && {
      pay: formattedPay(pay, lang, words(lang, 'recruit').pay.range),
      payMin: formatNumber(pay.min, lang),
      payMax: formatNumber(pay.max, lang),
    }),
    ...(requiredYears !== undefined && {
      requiredYears: translator(lang, 'common')('units.years', { count: requiredYears }),
    }),
    ...job.values,
  };
}
