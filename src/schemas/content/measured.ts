import * as z from 'zod';
import { NUMBER_UNITS } from './fact.ts';
import { filled } from './fields.ts';

/** Units of a measured figure: those of facts that print a number as it is. */
const MEASURED_UNITS = NUMBER_UNITS.filter((unit) => unit !== 'compact' && unit !== 'money');

/** Seconds in each unit of time, for bars on one scale; a business day is eight hours of work. */
export const SECONDS: Readonly<Record<string, number>> = {
  seconds: 1,
  minutes: 60,
  hours: 3600,
  'business-days': 8 * 3600,
  days: 24 * 3600,
  weeks: 7 * 24 * 3600,
};

const amount = z.number().check(z.positive('positive'));
const unit = z.enum(MEASURED_UNITS);

/** The result of a case as a figure before and after, drawn to scale. */
export const measuredSchema = z
  .strictObject({
    /** The measured quantity. */
    label: filled,
    before: amount,
    after: amount,
    unit,
    /** The unit of `after`, where it differs: both are then units of time. */
    afterUnit: z.optional(unit),
    /** On what, when and how often the figures were taken. */
    method: filled,
  })
  .check(
    z.refine((one) => one.afterUnit === undefined || (one.unit in SECONDS && one.afterUnit in SECONDS), {
      message: 'timeUnits',
      path: ['afterUnit'],
    }),
  );

export type Measured = z.infer<typeof measuredSchema>;
