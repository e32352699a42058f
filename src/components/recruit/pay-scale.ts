import { percentOf } from '#src/components/ui/diagram.ts';
import type { PayRange } from '#src/content/pay.ts';

/** A range of pay for a period of work: an hour, a month, a year. */
interface PeriodPay extends PayRange {
  readonly per: string;
  readonly currency: string;
}

/** A scale that pay is drawn on: its ends, and how many divisions lie between them. */
export interface PayScale extends PayRange {
  readonly divisions: number;
}

const MOST_DIVISIONS = 10;

/**
 * The scale on which ranges of pay are drawn together: in round steps, from at most the least to above the most.
 *
 * @example payScale([{ min: 380_000, max: 950_000 }]) // => { min: 300_000, max: 1_000_000, divisions: 7 }
 */
export function payScale(ranges: readonly PayRange[]): PayScale {
  const least = Math.min(...ranges.map(({ min }) => min));
  const most = Math.max(...ranges.map(({ max }) => max));
  const unit = 10 ** Math.floor(Math.log10(Math.max(most, 1)) - 1);
  const steps = [1, 2, 5, 10, 20].map((step) => {
    const [min, max] = [Math.floor(least / (step * unit)), Math.floor(most / (step * unit)) + 1];
    return { min: min * step * unit, max: max * step * unit, divisions: max - min };
  });
  return steps.find(({ divisions }) => divisions <= MOST_DIVISIONS) ?? { min: 0, max: most, divisions: 1 };
}

/** All pay of the same period and currency, itself included; none if it is the only one, because one range compares with nothing. */
export function comparablePay(pay: PeriodPay | undefined, all: readonly (PeriodPay | undefined)[]): PeriodPay[] {
  const alike = all.flatMap((other) =>
    other && other.per === pay?.per && other.currency === pay.currency ? [other] : [],
  );
  return alike.length > 1 ? alike : [];
}

/**
 * The position of a pay range on a scale, in percent of the scale's length, rounded to a tenth.
 *
 * Parts outside the scale are cut off, so that a bar never leaves its drawing.
 */
export function barOn(pay: PayRange, scale: PayRange): { start: number; end: number } {
  const at = (amount: number) => Math.min(100, Math.max(0, percentOf(amount - scale.min, scale.max - scale.min)));
  return { start: at(pay.min), end: at(pay.max) };
}
