import { interpolate } from '#src/i18n/interpolate.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { formatMoney, formatNumber } from '#src/i18n/numbers.ts';

export interface PayRange {
  readonly min: number;
  readonly max: number;
}

/** A range in a currency (ISO 4217). */
interface PaidRange extends PayRange {
  readonly currency: string;
}

/** A range of pay as a language prints it: yen by the catalogue's text, other currencies by the language's own form. */
export function formattedPay({ min, max, currency }: PaidRange, lang: Lang, yen: string): string {
  if (currency !== 'JPY') return formatMoney({ min, max, currency }, lang);
  return interpolate(yen, { min: formatNumber(min, lang), max: formatNumber(max, lang) });
}

/**
 * A range of a year's pay as a language prints it: yen in the language's own unit (万, million) by the catalogue's text, which names it.
 *
 * @example formattedAnnualPay({ min: 6_500_000, max: 15_000_000, currency: 'JPY' }, 'en', '{{min}}–{{max}} million yen') // => '6.5–15 million yen'
 */
export function formattedAnnualPay({ min, max, currency }: PaidRange, lang: Lang, yen: string): string {
  if (currency !== 'JPY') return formatMoney({ min, max, currency }, lang);
  const { payUnit, groupsPay: useGrouping = true } = LANG_INFO[lang];
  const inUnit = (amount: number) => formatNumber(amount / payUnit, lang, { maximumFractionDigits: 2, useGrouping });
  return interpolate(yen, { min: inUnit(min), max: inUnit(max) });
}
