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
