import * as z from 'zod';
import { currency, eachLang, filled, labelled, time } from './fields.ts';

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

const UNITS = [...NUMBER_UNITS, 'year', 'month', 'day', 'time', 'text'] as const;

type Unit = (typeof UNITS)[number];

/** The values of a unit, and the message for others. A month and a day that come every year have no year. */
const VALUES: Readonly<Partial<Record<Unit, { readonly schema: z.ZodType; readonly message: string }>>> = {
  year: { schema: z.int().check(z.gte(1), z.lte(9999)), message: 'calendarYear' },
  month: { schema: z.string().check(z.regex(/^(?:\d{4}-)?(?:0[1-9]|1[0-2])$/)), message: 'yearMonth' },
  day: {
    schema: z
      .string()
      .transform((value) => (/^\d\d-/.test(value) ? `2000-${value}` : value))
      .pipe(z.iso.date()),
    message: 'dayOfYear',
  },
  time: { schema: time, message: 'time' },
  text: { schema: filled, message: 'text' },
};
const NUMBERS = { schema: z.number().check(z.gte(0)), message: 'amount' };

const value = z.optional(z.union([z.number(), z.string()]));

/** One fact: a value or a range, in a unit that says how each language prints it. */
const factSchema = z
  .strictObject({
    value: labelled(
      value,
      ['値', 'Value'],
      [
        '数値、年月（2008-05）、毎年の日付（12-29）、時刻（9:00）など、単位に合うもの。幅があるときは空にして、開始と終了に書きます。',
        'What fits the unit: a number, a month (2008-05), a day of every year (12-29), a time (9:00). For a range leave it empty and fill in From and To.',
      ],
    ),
    from: labelled(value, ['から', 'From']),
    to: labelled(value, ['まで', 'To']),
    unit: labelled(z.enum(UNITS), ['単位', 'Unit']),
    currency: labelled(z.optional(currency), ['通貨（JPY などの3文字）', 'Currency by its three letters (JPY)']),
    about: labelled(z.optional(z.boolean()), ['「約」を付ける', 'Printed with “about”']),
    text: labelled(z.optional(eachLang(filled)), ['言葉（言語ごと）', 'Words, by language']),
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

export type FactRecord = Readonly<Record<string, Fact>>;

/** The fault of a fact whose fields have the right types: the field, and the name of the message. */
function faultOf(fact: Fact): { readonly field: string; readonly message: string } | undefined {
  const { from, to, unit } = fact;
  const given = (['value', 'from', 'to', 'text'] as const).filter((name) => fact[name] !== undefined).join();
  if (given === 'text' && unit === 'text') return undefined;
  if (given !== 'value' && given !== 'from,to') return { field: 'value', message: 'valueOrRange' };
  const { schema, message } = VALUES[unit] ?? NUMBERS;
  const wrong = given.split(',').find((name) => !schema.safeParse(fact[name as 'value' | 'from' | 'to']).success);
  if (wrong !== undefined) return { field: wrong, message };
  if (typeof from === 'number' && Number(to) < from) return { field: 'to', message: 'range' };
  return (unit === 'money') === (fact.currency !== undefined) ? undefined : { field: 'currency', message: 'currency' };
}
