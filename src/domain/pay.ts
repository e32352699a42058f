import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';

/** An amount of yen, from and to. */
export interface Pay {
  readonly min: number;
  readonly max: number;
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
  const { payUnit, groupsPay } = LANG_INFO[lang];
  return (amount / payUnit).toLocaleString('en-US', { maximumFractionDigits: 2, useGrouping: groupsPay });
}

/** The project return rate and the month that explains it, as `content/jobs/facts.yaml` gives them. */
interface ReturnRate {
  readonly percent: number;
  /** Price of the example's project, yen a month. */
  readonly exampleYenPerMonth: number;
  /** The company's share of social insurance, as a share of pay. */
  readonly employerInsurancePercent: number;
  /** Monthly pay of the example's engineer. */
  readonly exampleMonthlyPayYen: number;
}

/**
 * Work a month out: what of a project's price is spent on its engineer, and what of that is pay; and the bonus of a year of such months.
 *
 * @returns yen: `price` as given, `cost` the part of it that the rate promises, `pay` without the company's share of social insurance,
 *   to the nearest thousand, `bonus` what twelve months of it, unrounded, leave beyond the monthly pay, to the nearest thousand; `share` is `pay` in percent of the price
 * @example payFromPrice({ percent: 80, exampleYenPerMonth: 800_000, employerInsurancePercent: 15, exampleMonthlyPayYen: 480_000 }).pay // => 557_000
 */
export function payFromPrice(rate: ReturnRate): {
  price: number;
  cost: number;
  pay: number;
  share: number;
  bonus: number;
} {
  const price = rate.exampleYenPerMonth;
  const cost = Math.round((price * rate.percent) / 100);
  const exactPay = cost / (1 + rate.employerInsurancePercent / 100);
  const pay = toThousand(exactPay);
  const share = price === 0 ? 0 : Math.round((pay / price) * 100);
  return { price, cost, pay, share, bonus: Math.max(0, toThousand((exactPay - rate.exampleMonthlyPayYen) * 12)) };
}

/**
 * The price of a project that a year of pay, bonus included, corresponds to: {@link payFromPrice} the other way round.
 *
 * @returns yen a month, to the nearest ten thousand
 * @example priceOfAnnual(10_000_000, { percent: 80, employerInsurancePercent: 15 }) // => 1_200_000
 */
export function priceOfAnnual(
  annual: number,
  { percent, employerInsurancePercent }: Pick<ReturnRate, 'percent' | 'employerInsurancePercent'>,
): number {
  const cost = annual * (1 + employerInsurancePercent / 100);
  return percent === 0 ? 0 : Math.round(cost / (percent / 100) / 12 / 10_000) * 10_000;
}

/** Yen to the nearest thousand. */
function toThousand(yen: number): number {
  return Math.round(yen / 1000) * 1000;
}
