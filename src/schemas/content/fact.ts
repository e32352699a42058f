import * as z from 'zod';
import { eachLang, filled, time, yearMonth } from './fields.ts';

/** Units that print a number, alone or with a word of the catalogue's `units`. */
export const NUMBER_UNITS = [
  'number',
  'compact',
  'percent',
  'people',
  'yen',
  'money',
  'days',
  'business-days',
  'person-days',
  'hours',
  'minutes',
  'seconds',
  'weeks',
  'months',
  'years',
] as const;

const UNITS = [...NUMBER_UNITS, 'year', 'month', 'month-of-year', 'day-of-year', 'time', 'text'] as const;

type Unit = (typeof UNITS)[number];

/** The schema of a unit's values, and the name of the message for other values. */
const number = { schema: z.number().check(z.gte(0)), message: 'amount' };
const VALUES: Readonly<Partial<Record<Unit, { readonly schema: z.ZodType; readonly message: string }>>> = {
  year: { schema: z.int().check(z.gte(1), z.lte(9999)), message: 'calendarYear' },
  month: { schema: yearMonth, message: 'yearMonth' },
  'month-of-year': { schema: z.int().check(z.gte(1), z.lte(12)), message: 'month' },
  'day-of-year': { schema: z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)), message: 'dayOfYear' },
  time: { schema: time, message: 'time' },
  text: { schema: filled, message: 'text' },
};

const value = z.union([z.number(), z.string()]);

/** One fact: a value or a range, in a unit that says how each language prints it. */
const factSchema = z
  .strictObject({
    value: z.optional(value),
    from: z.optional(value),
    to: z.optional(value),
    unit: z.enum(UNITS),
    /** ISO 4217, for the unit `money`; yen has a unit of its own. */
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'currency'))),
    /** Printed as "about 70 people". */
    about: z.optional(z.boolean()),
    /** Words that differ from language to language, for the unit `text`, instead of `value`. */
    text: z.optional(eachLang(filled)),
  })
  .check(({ value: fact, issues }) => {
    const fault = faultOf(fact);
    if (fault) issues.push({ code: 'custom', input: fact, path: [fault.field], message: fault.message });
  });

/** Facts by the name that texts print them under, as `{{name}}`. The words that the translation engine reads as options are no names. */
export const factRecordSchema = z.record(
  z
    .string()
    .check(
      z.regex(
        /^(?!(?:count|context|defaultValue|ordinal|lng|lngs|ns|replace|postProcess)$)[a-z][A-Za-z0-9]*$/,
        'factName',
      ),
    ),
  factSchema,
);

export type Fact = z.infer<typeof factSchema>;

/** The fault of a fact whose fields have the right types: the field, and the name of the message. */
function faultOf(fact: {
  readonly value?: number | string | undefined;
  readonly from?: number | string | undefined;
  readonly to?: number | string | undefined;
  readonly unit: Unit;
  readonly currency?: string | undefined;
  readonly text?: object | undefined;
}): { readonly field: string; readonly message: string } | undefined {
  const given = (['value', 'from', 'to'] as const).filter((name) => fact[name] !== undefined);
  const isRange = given.join() === 'from,to';
  const isComplete = fact.text === undefined ? isRange || given.join() === 'value' : given.length === 0;
  if (!isComplete || (fact.text !== undefined && fact.unit !== 'text'))
    return { field: 'value', message: 'valueOrRange' };
  const { schema, message } = VALUES[fact.unit] ?? number;
  const wrong = given.find((name) => !schema.safeParse(fact[name]).success);
  if (wrong !== undefined) return { field: wrong, message };
  if (isRange && typeof fact.from === 'number' && Number(fact.to) < fact.from) return { field: 'to', message: 'range' };
  return (fact.unit === 'money') === (fact.currency !== undefined)
    ? undefined
    : { field: 'currency', message: 'currency' };
}
export type FactRecord = Readonly<Record<string, Fact>>;
