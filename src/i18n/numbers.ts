import { LANG_INFO, type Lang } from './known-languages.ts';

/** A number as a language prints it. */
export function formatNumber(value: number, lang: Lang, style: Intl.NumberFormatOptions = {}): string {
  return value.toLocaleString(LANG_INFO[lang].locale, style);
}

/**
 * An amount or a range of amounts in a currency (ISO 4217), with cents if there are any.
 *
 * @example formatMoney({ min: 18, max: 24.5, currency: 'EUR' }, 'de') // => '18–24,50 €'
 */
export function formatMoney(
  { min, max, currency }: { readonly min: number; readonly max: number; readonly currency: string },
  lang: Lang,
): string {
  const { locale, hasSpaces } = LANG_INFO[lang];
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // Between Japanese and Chinese words a currency is a word too.
    currencyDisplay: hasSpaces ? 'symbol' : 'name',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return min === max ? format.format(min) : format.formatRange(min, max);
}
