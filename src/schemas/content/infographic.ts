import * as z from 'zod';
import { filled, key, rowsOf } from './fields.ts';

/** A value as it is printed, with its unit; it begins with the figure that is drawn: `6.0時間`, `35%`. */
const value = z.string().check(z.trim(), z.regex(/^\d+(\.\d+)?/, 'figure'));

/** Length of the scale, in the values' unit. */
const end = z.number().check(z.positive('positive'));

/** A bar of one or several parts, measured or planned. */
const bar = z.strictObject({
  label: filled,
  parts: rowsOf(z.strictObject({ label: z.optional(filled), value })),
  planned: z.optional(z.boolean()),
});

/** The figures of an article on one sheet: what is, what is planned, how sure that is, and what would prove it wrong. */
export const infographicSchema = z.strictObject({
  /** The sheet's address, `/infographics/{slug}.html`; the same in every language. */
  slug: key,
  title: filled,
  /** Description of the sheet in the article and in search results. */
  teaser: filled,
  description: filled,
  lead: filled,
  /** The measured quantity and its source. */
  source: filled,
  now: filled,
  planned: filled,
  pairs: rowsOf(
    z.strictObject({
      title: filled,
      measure: filled,
      now: value,
      planned: value,
      end,
      /** In percent. */
      confidence: z.int().check(z.gte(0, 'percent'), z.lte(100, 'percent')),
    }),
  ),
  charts: z.optional(z.array(z.strictObject({ title: filled, end, bars: rowsOf(bar) }))),
  refutations: z.optional(z.strictObject({ title: filled, items: rowsOf(filled) })),
});

export type InfographicData = z.infer<typeof infographicSchema>;
