import * as z from 'zod';

/** What a field may name: rows of a table, entries of a kind, or something of the site. The content check looks each name up. */
export type Named =
  | 'categories'
  | 'tags'
  | 'case-studies'
  | 'measured-cases'
  | 'challenged'
  | 'services'
  | 'clauses'
  | 'shared-sections'
  | 'faq'
  | 'offices'
  | 'figures'
  | 'drawing'
  | 'page';

/** What the editor and the content check know of a field besides its type. */
export interface FieldNotes {
  /** Name of the field in the editor. */
  readonly label?: readonly [ja: string, en: string];
  /** A sentence below the field in the editor. */
  readonly hint?: readonly [ja: string, en: string];
  /** The same in every language: only the file of the default language has it. */
  readonly isShared?: true;
  readonly names?: Named;
}

declare module 'zod' {
  interface GlobalMeta extends FieldNotes {}
}

/** A field with its name in the editor and a hint if it needs one; the hint is in the same two languages. */
export function labelled<Schema extends z.ZodType>(
  schema: Schema,
  label: readonly [ja: string, en: string],
  hint?: readonly [ja: string, en: string],
): Schema {
  return schema.meta({ ...notesOf(schema), label, ...(hint && { hint }) });
}

/** A field that has the same value in every language. Translations leave it out. */
export function shared<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ ...notesOf(schema), isShared: true });
}

/** A field with the name of something else, such as a key of `content/categories.yaml`. */
export function naming<Schema extends z.ZodType>(names: Named, schema: Schema): Schema {
  return schema.meta({ ...notesOf(schema), names });
}

/** What is known of a field, also if it is optional. */
export function notesOf(schema: z.ZodType): FieldNotes {
  const inner = schema instanceof z.ZodOptional ? notesOf(schema.unwrap() as z.ZodType) : {};
  return { ...inner, ...schema.meta() };
}

/** Text an editor must fill in. */
export const filled = z.string().check(z.trim(), z.minLength(1, 'text'));

/** The first day that content can be dated: an earlier year is a typing mistake, such as 1026 for 2026. */
export const FIRST_DAY = '2000-01-01';

/** `YYYY-MM-DD`, a day that exists, in the company's zone. Dates stay strings: a `Date` would bring a time zone with it. */
export const day = z.string().check(
  z.refine((value) => {
    const time = Date.parse(`${value}T00:00:00Z`);
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  }, 'date'),
  z.refine((value) => value >= FIRST_DAY, 'year'),
);

/** `YYYY-MM`, a month that exists. */
export const yearMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'yearMonth'));

/** `H:MM`, a time of day. */
export const time = z.string().check(z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'time'));

/** A whole number of something. */
export const count = z.int().check(z.gte(0));

/** A currency by its letters in ISO 4217. */
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'currencyCode'));

/** From one number to another, which may be the same. */
export const range = z.strictObject({ min: count, max: count }).check(z.refine(({ min, max }) => min <= max, 'range'));

/** A drawing of `content/drawings` or of the engine by its name, or a picture by its file, in the folder of its kind of content. */
export const drawing = z
  .string()
  .check(
    z.regex(
      /^(?:[a-z0-9-]{1,80}|(?:images\/)?[^/\\]+\.(?:[pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]|[sS][vV][gG]))$/,
      'drawing',
    ),
  );

/** A key of `categories.yaml` or `tags.yaml`, or a slug. */
export const key = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'key'));

/** A list with at least one row. */
export const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row).check(z.minLength(1, 'list'));

/** Fields of every entry that its publication depends on. */
export const lifecycle = {
  draft: z.optional(z.boolean()),
  /** Slugs under which the entry was published before; they redirect here. */
  formerSlugs: z.optional(z.array(key)),
};
