import { formatDateParts } from '#src/i18n/dates.ts';
import { interpolate, type PluralForms, pluralForm } from '#src/i18n/interpolate.ts';
import { forLang, LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { formatMoney, formatNumber } from '#src/i18n/numbers.ts';
import { type Fact, NUMBER_UNITS } from '#src/schemas/content/fact.ts';

/** Facts as a language prints them, by the names that texts call them: texts, and nothing else; the type is that of values for `t()`. */
export type FormattedFacts = Readonly<Record<string, string | number>>;

/** What texts print as `{{name}}` besides facts. Texts of `content/company` cannot: most of these values come from there. */
export const PAGE_NAMES = [
  'company',
  'address',
  'representative',
  'phoneHours',
  'privacyDeskHours',
  'keepDays',
  'languageCookie',
] as const;

/** Values for texts of a position, in addition to those for all texts and its own `values`. */
export const JOB_NAMES = ['employment', 'office', 'pay', 'payMin', 'payMax', 'requiredYears'] as const;

/** The catalogue's `units`: the plural forms of each unit with a word (`businessDays_one`), and the texts `range` and `about`. */
export type UnitWords = Readonly<Record<string, string | undefined>>;

/** A number that is printed large, and the smaller words around it. */
interface Figure {
  readonly prefix?: string | undefined;
  readonly value: string;
  readonly suffix?: string | undefined;
}

/**
 * A fact as a language prints it.
 *
 * @param units texts that are missing print the bare value
 * @example formatFact({ value: 3, unit: 'business-days' }, 'en', units) // => '3 business days'
 */
export function formatFact(fact: Fact, lang: Lang, units: UnitWords): string {
  const printed = withUnit(fact, lang, units);
  return fact.about ? interpolate(units['about'] ?? '{{fact}}', { fact: printed }) : printed;
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
  if (!(NUMBER_UNITS as readonly string[]).includes(fact.unit)) return { prefix, value: printed, suffix };
  if (prefix !== undefined || suffix !== undefined)
    return { prefix, value: valuesOf({ ...fact, unit: 'number' }, lang, units), suffix };
  const [, before, value = printed, after] = /^(\D*)(\d.*\d|\d)(\D*)$/.exec(printed) ?? [];
  return { prefix: before, value, suffix: after };
}

function withUnit(fact: Fact, lang: Lang, units: UnitWords): string {
  const { unit, value, from = value, to = value, currency, text } = fact;
  if (text !== undefined) return forLang(text, lang);
  if (currency !== undefined) return formatMoney({ min: Number(from), max: Number(to), currency }, lang);
  const word = pluralForm(formsOf(unit, units), Number(to), LANG_INFO[lang].locale);
  return interpolate(word, { count: valuesOf(fact, lang, units) });
}

/** The plural forms of a unit's text: `businessDays_one` and `businessDays_other` for `business-days`. */
function formsOf(unit: string, units: UnitWords): PluralForms {
  const name = unit.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const forms = Object.entries(units).filter(([key]) => key.startsWith(`${name}_`));
  return { other: '{{count}}', ...Object.fromEntries(forms.map(([key, form]) => [key.slice(name.length + 1), form])) };
}

function valuesOf({ value, from = '', to = '', unit }: Fact, lang: Lang, units: UnitWords): string {
  if (value !== undefined) return formatValue(value, unit, lang);
  const ends = { from: formatValue(from, unit, lang), to: formatValue(to, unit, lang) };
  return interpolate(units['range'] ?? '{{from}}–{{to}}', ends);
}

function formatValue(value: number | string, unit: Fact['unit'], lang: Lang): string {
  const number = Number(value);
  switch (unit) {
    case 'time':
    case 'text':
      return String(value);
    case 'year':
    case 'month':
    case 'day':
      return formatDateParts(String(value).padStart(unit === 'year' ? 4 : 0, '0'), lang);
    case 'percent':
      return formatNumber(number / 100, lang, { style: 'percent', maximumFractionDigits: 2 });
    case 'compact':
      return formatCompact(number, lang);
    // Yen are in the language's large unit where that leaves no fraction: 75万 and 28 million, but 750,000 in English.
    case 'yen':
      return number > 0 && number % LANG_INFO[lang].payUnit === 0
        ? formatCompact(number, lang)
        : formatNumber(number, lang);
    default:
      return formatNumber(number, lang);
  }
}

/** Large numbers in words: 1,500万, 15 million. */
function formatCompact(value: number, lang: Lang): string {
  const { groupsPay = true } = LANG_INFO[lang];
  const useGrouping = groupsPay && 'always';
  const words = { notation: 'compact', compactDisplay: 'long', useGrouping, maximumFractionDigits: 4 } as const;
  return formatNumber(value, lang, words);
}

/**
 * Cut a printed value into its figures and the words around them, which are set smaller.
 *
 * @example figureParts('約90%') // => [{ text: '約', figure: false }, { text: '90', figure: true }, { text: '%', figure: false }]
 */
export function figureParts(value: string): { text: string; figure: boolean }[] {
  return value
    .split(/(\d(?:[\d.,:–〜～]*\d)?)/)
    .map((text, at) => ({ text, figure: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
