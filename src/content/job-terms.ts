import type { PrintedTerms } from '#src/domain/jobs.ts';
import { annualFigure, payFromPrice, priceOfAnnual, yen } from '#src/domain/pay.ts';
import { words } from '#src/i18n/catalogue.ts';
import { dayOfYear, monthName } from '#src/i18n/dates.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { translator } from '#src/i18n/translator.ts';
import type { JobFacts } from '#src/schemas/content/job.ts';

/**
 * Tell the terms that all positions share in a language: figures, and amounts that carry their unit, so that a sentence agrees with any
 * number ("1 hour", "20 hours").
 *
 * @param jobs the positions with their titles in the language; the one that asks for the least experience gives `requiredYears`
 * @example tellTerms(facts, jobs, 'en').overtime // => '20 hours'
 * @example tellTerms(facts, jobs, 'en').levels // => 'Project manager N2, System engineer N3'
 */
export function tellTerms(
  { conditions, returnRate, selection, experienceYears }: JobFacts,
  jobs: readonly { readonly title: string; readonly japanese: string; readonly requiredYears: number }[],
  lang: Lang,
): PrintedTerms {
  const { hours, residentDaysPerWeek: resident, yearEndClosing, companyLeaveDays, training } = conditions;
  const t = translator(lang, 'common');
  const days = (count: number) => t('units.days', { count });
  const { insurance } = words(lang, 'recruit');
  const inOneLine = (names: readonly string[]) => names.join(words(lang, 'about').table.separator);
  const { price, cost, pay, share, bonus } = payFromPrice(returnRate);
  const { yenPerMonth: exampleYenPerMonth, monthlyPayYen: exampleMonthlyPayYen } = returnRate.firstYear;
  const annual = returnRate.annualExamples;
  const first = payFromPrice({ ...returnRate, exampleYenPerMonth, exampleMonthlyPayYen });
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
    insurance: inOneLine(conditions.insurance.map((kind) => insurance[kind])),
    reviewMonth: monthName(conditions.payReviewMonth, lang),
    payDay: conditions.payDay,
    commuting: yen(conditions.commutingYenPerMonth),
    bonusMonth: monthName(conditions.bonusMonth, lang),
    signOn: yen(conditions.signOnYen),
    relocation: yen(conditions.relocationYen),
    returnRate: returnRate.percent,
    employerShare: returnRate.employerInsurancePercent,
    projectPrice: yen(price),
    payCost: yen(cost),
    examplePay: yen(pay),
    payShare: share,
    exampleMonthly: yen(returnRate.exampleMonthlyPayYen),
    exampleBonus: yen(bonus),
    firstYearPrice: yen(first.price),
    firstYearMonthly: yen(exampleMonthlyPayYen),
    firstYearBonus: yen(first.bonus),
    firstYearAnnual: yen(exampleMonthlyPayYen * 12 + first.bonus),
    annualLow: annualFigure(annual.min, lang),
    annualLowPrice: yen(priceOfAnnual(annual.min, returnRate)),
    annualHigh: annualFigure(annual.max, lang),
    annualHighPrice: yen(priceOfAnnual(annual.max, returnRate)),
    guideYears: t('units.years', { count: experienceYears }),
    traineeMin: training.team.min,
    traineeMax: training.team.max,
    trainingWeeks: t('units.weeks', { count: training.weeks }),
    interview: t('units.minutes', { count: selection.interviewMinutes }),
    offerTime: t('units.weeks', { count: selection.offerWeeks }),
    requiredYears:
      jobs.length > 0 ? t('units.years', { count: Math.min(...jobs.map((job) => job.requiredYears)) }) : '',
    // Without a position the level of the resident projects is what there is to say.
    levels: inOneLine(
      jobs.length > 0 ? jobs.map(({ title, japanese }) => `${title} ${japanese}`) : [conditions.residentJapanese],
    ),
  };
}
