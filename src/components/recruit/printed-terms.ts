import { jobFacts } from '#src/content/query.ts';
import { payFromPrice, yen } from '#src/domain/pay.ts';
import { words } from '#src/i18n/catalogue.ts';
import { dayOfYear, monthName } from '#src/i18n/dates.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { translator } from '#src/i18n/translator.ts';

/** Values of the catalogue's `{{placeholders}}`. */
export type Figures = Readonly<Record<string, string | number>>;

/**
 * The terms that all positions share (`content/jobs/facts.yaml`) by the names that the catalogue's placeholders have: figures, and
 * amounts that carry their unit, so that a sentence agrees with any number ("1 hour", "20 hours").
 *
 * @example (await printedTerms('en'))['overtime'] // => '20 hours'
 */
export async function printedTerms(lang: Lang): Promise<Figures> {
  const { conditions, returnRate, selection } = await jobFacts();
  const { hours, residentDaysPerWeek: resident, yearEndClosing, companyLeaveDays, training } = conditions;
  const t = translator(lang, 'common');
  const days = (count: number) => t('units.days', { count });
  const insurance = words(lang, 'recruit').insurance;
  const { price, cost, pay } = payFromPrice(returnRate);
  return {
    ...hours,
    breakTime: t('units.hours', { count: hours.breakHours }),
    trialMonths: t('units.months', { count: conditions.trialMonths }),
    overtime: t('units.hours', { count: conditions.overtimeHoursPerMonth }),
    remote: conditions.remotePercent,
    residentMin: resident.min,
    residentMax: resident.max,
    residentJapanese: conditions.residentJapanese,
    daysOff: days(conditions.daysOff),
    closedFrom: dayOfYear(yearEndClosing.from, lang),
    closedTo: dayOfYear(yearEndClosing.to, lang),
    summerDays: days(conditions.summerDays),
    leaveLaw: days(conditions.statutoryLeaveDays),
    leaveSix: days(companyLeaveDays.afterSixMonths),
    leaveYear: days(companyLeaveDays.afterOneYear),
    leaveSum: days(conditions.statutoryLeaveDays + companyLeaveDays.afterSixMonths),
    insurance: inOneLine(
      conditions.insurance.map((kind) => insurance[kind]),
      lang,
    ),
    reviewMonth: monthName(conditions.payReviewMonth, lang),
    commuting: yen(conditions.commutingYenPerMonth),
    bonusMonth: monthName(conditions.bonusMonth, lang),
    signOn: yen(conditions.signOnYen),
    relocation: yen(conditions.relocationYen),
    returnRate: returnRate.percent,
    employerShare: returnRate.employerInsurancePercent,
    projectPrice: yen(price),
    payCost: yen(cost),
    examplePay: yen(pay),
    traineeMin: training.team.min,
    traineeMax: training.team.max,
    trainingWeeks: t('units.weeks', { count: training.weeks }),
    interview: t('units.minutes', { count: selection.interviewMinutes }),
    offerTime: t('units.weeks', { count: selection.offerWeeks }),
  };
}

/**
 * Several names as one value of a table.
 *
 * @example inOneLine(['Java', 'PHP'], 'ja') // => 'Java、PHP'
 */
export function inOneLine(names: readonly string[], lang: Lang): string {
  return names.join(words(lang, 'about').table.separator);
}
