import { dayOfYear, formatMonth, formatYear, monthName } from '#src/i18n/dates.ts';
import { interpolate, type PluralForms, pluralForm } from '#src/i18n/interpolate.ts';
import { forLang, LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { type Fact, NUMBER_UNITS } from '#src/schemas/content/fact.ts';

type Counted =
  | 'people'
  | 'days'
  | 'businessDays'
  | 'personDays'
  | 'hours'
  | 'minutes'
  | 'seconds'
  | 'weeks'
  | 'months'
  | 'years';

/** The catalogue's `units`: a text for each unit with a word, in plural forms, and those for a range and for "about". */
export type UnitWords = Readonly<Partial<Record<'yen' | 'range' | 'about' | `${Counted}_other`, string>>>;

type Value = number | string;

/**
 * A fact as a language prints it.
 *
 * @param units texts that are missing print the bare value
 * @example formatFact({ value: 3, unit: 'business-days' }, 'en', units) // => '3 business days'
 */
export function formatFact(fact: Fact, lang: Lang, units: UnitWords): string {
  const printed = withUnit(fact, lang, units);
  return fact.about ? interpolate(units.about ?? '{{fact}}', { fact: printed }) : printed;
}

/** A number that is printed large, and the smaller words around it. */
interface Figure {
  readonly prefix?: string | undefined;
  readonly value: string;
  readonly suffix?: string | undefined;
}

/**
 * A fact as a figure: the bare number between its own words, else as texts print it.
 *
 * @example factFigure({ value: 70, unit: 'people' }, { suffix: ' members' }, 'en', units) // => { value: '70', suffix: ' members' }
 */
export function factFigure(
  fact: Fact,
  { prefix, suffix }: Pick<Figure, 'prefix' | 'suffix'>,
  lang: Lang,
  units: UnitWords,
): Figure {
  const printed = formatFact(fact, lang, units);
  const isNumber = (NUMBER_UNITS as readonly string[]).includes(fact.unit);
  if (!isNumber) return { prefix, value: printed, suffix };
  if (prefix !== undefined || suffix !== undefined)
    return { prefix, value: span(fact, (value) => formatNumber(Number(value), lang), units), suffix };
  const [, before, value = printed, after] = /^(\D*)(\d.*\d|\d)(\D*)$/.exec(printed) ?? [];
  return { prefix: before, value, suffix: after };
}

function withUnit(fact: Fact, lang: Lang, units: UnitWords): string {
  const { unit, currency } = fact;
  const each = (print: (value: Value) => string) => span(fact, print, units);
  const numbers = (print: (value: number) => string) => each((value) => print(Number(value)));
  switch (unit) {
    case 'number':
      return numbers((value) => formatNumber(value, lang));
    case 'compact':
      return numbers((value) => formatCompact(value, lang));
    case 'yen':
      return interpolate(units.yen ?? '{{amount}}', { amount: numbers((value) => formatAmount(value, lang)) });
    case 'money':
      return inStyle(fact, lang, {
        style: 'currency',
        currency,
        // Between Japanese and Chinese words a currency is a word too.
        currencyDisplay: LANG_INFO[lang].hasSpaces ? 'symbol' : 'name',
        maximumFractionDigits: 2,
      });
    case 'percent':
      return numbers((value) => formatPercent(value, lang));
    case 'year':
      return numbers((value) => formatYear(value, lang));
    case 'month':
      return each((value) => formatMonth(String(value), lang));
    case 'month-of-year':
      return numbers((value) => monthName(value, lang));
    case 'day-of-year':
      return each((value) => {
        const [month = 1, day = 1] = String(value).split('-').map(Number);
        return dayOfYear({ month, day }, lang);
      });
    case 'time':
      return each(String);
    case 'text':
      return fact.text === undefined ? each(String) : forLang(fact.text, lang);
    default: {
      const text = pluralForm(formsOf(unit, units), Number(fact.value ?? fact.to), LANG_INFO[lang].locale);
      return interpolate(text, { count: numbers((value) => formatNumber(value, lang)) });
    }
  }
}

/** A value, or a range from one to another. */
function span({ value, from = '', to = '' }: Fact, print: (value: Value) => string, units: UnitWords): string {
  if (value !== undefined) return print(value);
  return interpolate(units.range ?? '{{from}}–{{to}}', { from: print(from), to: print(to) });
}

function inStyle({ value, from, to }: Fact, lang: Lang, style: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(LANG_INFO[lang].locale, { ...style, trailingZeroDisplay: 'stripIfInteger' });
  return value === undefined ? format.formatRange(Number(from), Number(to)) : format.format(Number(value));
}

function formatNumber(value: number, lang: Lang): string {
  return value.toLocaleString(LANG_INFO[lang].locale);
}

function formatPercent(value: number, lang: Lang): string {
  return (value / 100).toLocaleString(LANG_INFO[lang].locale, { style: 'percent', maximumFractionDigits: 2 });
}

/** Large numbers in words: 1,500万, 15 million. */
function formatCompact(value: number, lang: Lang): string {
  const { locale, groupsPay = true } = LANG_INFO[lang];
  return value.toLocaleString(locale, {
    notation: 'compact',
    compactDisplay: 'long',
    useGrouping: groupsPay ? 'always' : false,
    maximumFractionDigits: 4,
  });
}

/** Yen in the language's large unit where that leaves no fraction: 75万 and 28 million, but 750,000 in English and 2,000 everywhere. */
function formatAmount(yen: number, lang: Lang): string {
  return yen > 0 && yen % LANG_INFO[lang].payUnit === 0 ? formatCompact(yen, lang) : formatNumber(yen, lang);
}

/** The plural forms of a unit's text: `businessDays_one` and `businessDays_other` for `business-days`. */
function formsOf(unit: string, units: UnitWords): PluralForms {
  const name = unit.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const forms = Object.entries(units).flatMap(([key, text = '']) =>
    key.startsWith(`${name}_`) ? [[key.slice(name.length + 1), text] as const] : [],
  );
  return { other: '{{count}}', ...Object.fromEntries(forms) };
}
