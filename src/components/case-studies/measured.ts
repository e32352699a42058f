import { percentOf } from '#src/components/ui/diagram.ts';
import { formatFact, type UnitWords } from '#src/content/facts.ts';
import { LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { type Measured, SECONDS } from '#src/schemas/content/case-study.ts';

type Unit = Measured['unit'];

/** Units that sixty of make a larger one. */
const LARGER: Readonly<Partial<Record<Unit, Unit>>> = { seconds: 'minutes', minutes: 'hours' };

/**
 * A measured amount as a language prints it; more than sixty seconds or minutes are in two units.
 *
 * @example printAmount(460, 'seconds', 'en', units) // => '7 minutes 40 seconds'
 */
export function printAmount(value: number, unit: Unit, lang: Lang, units: UnitWords): string {
  const larger = LARGER[unit];
  if (larger === undefined || value < 60) return formatFact({ value, unit }, lang, units);
  const rest = value % 60;
  const whole = printAmount((value - rest) / 60, larger, lang, units);
  if (rest === 0) return whole;
  return [whole, formatFact({ value: rest, unit }, lang, units)].join(LANG_INFO[lang].hasSpaces ? ' ' : '');
}

/** The lengths of the two bars, in percent of the longer one. */
export function barsOf({
  before,
  after,
  unit,
  afterUnit = unit,
}: Pick<Measured, 'before' | 'after' | 'unit' | 'afterUnit'>): {
  readonly before: number;
  readonly after: number;
} {
  const first = before * (SECONDS[unit] ?? 1);
  const second = after * (SECONDS[afterUnit] ?? 1);
  const longer = Math.max(first, second);
  return { before: percentOf(first, longer), after: percentOf(second, longer) };
}
