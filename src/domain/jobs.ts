import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';

/** When a position takes applications; days are `YYYY-MM-DD` in Tokyo. */
interface Term {
  readonly validThrough?: string | undefined;
  readonly closed?: boolean | undefined;
}

/** An amount of yen, from and to. */
export interface Pay {
  readonly min: number;
  readonly max: number;
}

/**
 * Whether a position takes applications on a day; its last day still counts.
 *
 * @param today `YYYY-MM-DD` in Tokyo, the build's
 * @example isOpen({ validThrough: '2027-09-30' }, '2027-10-01') // => false
 * @example isOpen({ closed: true }, '2026-11-21') // => false
 */
export function isOpen({ validThrough, closed = false }: Term, today: string): boolean {
  return !closed && (validThrough === undefined || today <= validThrough);
}

/**
 * The positions that a position's page offers besides its own: those that take applications.
 *
 * @example otherOpen([{ slug: 'a' }, { slug: 'b' }], 'a', '2026-11-21') // => [{ slug: 'b' }]
 */
export function otherOpen<J extends Term & { readonly slug: string }>(
  jobs: readonly J[],
  slug: string,
  today: string,
): J[] {
  return jobs.filter((job) => job.slug !== slug && isOpen(job, today));
}

/** Yen at the ends of the scales that pay is drawn on: a year and a month. */
export const PAY_SCALES = {
  annual: { min: 6_000_000, max: 16_000_000 },
  monthly: { min: 300_000, max: 1_000_000 },
} as const satisfies Record<string, Pay>;

/**
 * Where a range of pay lies on a scale, in percent of the scale's length, rounded to a tenth.
 *
 * Parts outside the scale are cut off, so that a bar never leaves its drawing.
 *
 * @example barOn({ min: 7_000_000, max: 15_000_000 }, PAY_SCALES.annual) // => { start: 10, end: 90 }
 */
export function barOn(pay: Pay, scale: Pay): { start: number; end: number } {
  const at = (yen: number) =>
    Math.min(100, Math.max(0, Math.round(((yen - scale.min) / (scale.max - scale.min)) * 1000) / 10));
  return { start: at(pay.min), end: at(pay.max) };
}

/**
 * A monthly amount as it is printed, without its unit (the unit is the catalogue's).
 *
 * @example yen(480_000) // => '480,000'
 */
export function yen(amount: number): string {
  return amount.toLocaleString('en-US');
}

/**
 * A yearly amount in the language's own unit (万, million), without the unit's name, which is the catalogue's.
 *
 * @example annualFigure(15_000_000, 'ja') // => '1,500'
 * @example annualFigure(6_500_000, 'en') // => '6.5'
 */
export function annualFigure(amount: number, lang: Lang): string {
  return (amount / LANG_INFO[lang].payUnit).toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/**
 * Cut a printed value into its figures and the words around them, which are set smaller.
 *
 * @example figureParts('約90%') // => [{ text: '約', figure: false }, { text: '90', figure: true }, { text: '%', figure: false }]
 * @example figureParts('9:30–18:00') // => [{ text: '9:30–18:00', figure: true }]
 */
export function figureParts(value: string): { text: string; figure: boolean }[] {
  return value
    .split(/(\d(?:[\d.,:–]*\d)?)/)
    .map((text, at) => ({ text, figure: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Working terms that all positions share, as `content/jobs/facts.yaml` gives them. */
interface Conditions {
  readonly hours: { readonly start: string; readonly end: string; readonly breakHours: number };
  readonly overtimeHoursPerMonth: number;
  readonly remotePercent: number;
  readonly annualHolidays: number;
  readonly paidLeaveDays: { readonly afterSixMonths: number; readonly afterOneYear: number };
  readonly commutingYenPerMonth: number;
  readonly bonusMonth: number;
  readonly signOnYen: number;
  readonly returnPercent: number;
  readonly traineeTeam: Pay;
}

/**
 * The figures of the working terms by the names that the catalogue's `{{placeholders}}` have.
 *
 * @example termFigures(conditions, 'ja').commuting // => '50,000'
 */
export function termFigures(conditions: Conditions, lang: Lang): Record<string, string | number> {
  const { hours, paidLeaveDays, traineeTeam } = conditions;
  return {
    ...hours,
    overtime: conditions.overtimeHoursPerMonth,
    remote: conditions.remotePercent,
    remoteTenths: conditions.remotePercent / 10,
    holidays: conditions.annualHolidays,
    leaveSix: paidLeaveDays.afterSixMonths,
    leaveYear: paidLeaveDays.afterOneYear,
    commuting: yen(conditions.commutingYenPerMonth),
    bonusMonth: monthName(conditions.bonusMonth, lang),
    signOn: yen(conditions.signOnYen),
    returnRate: conditions.returnPercent,
    traineeMin: traineeTeam.min,
    traineeMax: traineeTeam.max,
  };
}

function monthName(month: number, lang: Lang): string {
  const { locale, month: style } = LANG_INFO[lang];
  return new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1));
}
