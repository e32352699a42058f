import { jobFacts } from '#src/content/query.ts';
import { termFigures } from '#src/domain/jobs.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { translator } from '#src/i18n/translator.ts';

/**
 * The working terms by the names that the catalogue's `{{placeholders}}` have: figures, and amounts that carry their unit, so that
 * a sentence agrees with any number ("1 hour", "20 hours").
 *
 * @example (await printedTerms('en'))['overtime'] // => '20 hours'
 */
export async function printedTerms(lang: Lang): Promise<Record<string, string | number>> {
  const { conditions } = await jobFacts();
  const { hours, overtimeHoursPerMonth, annualHolidays, paidLeaveDays } = conditions;
  const t = translator(lang, 'common');
  const days = (count: number) => t('units.days', { count });
  return {
    ...termFigures(conditions, lang),
    breakTime: t('units.hours', { count: hours.breakHours }),
    overtime: t('units.hours', { count: overtimeHoursPerMonth }),
    holidayDays: days(annualHolidays),
    leaveSix: days(paidLeaveDays.afterSixMonths),
    leaveYear: days(paidLeaveDays.afterOneYear),
  };
}
