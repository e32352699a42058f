import * as z from 'zod/mini';
import { count, drawing, filled, key, range } from './fields.ts';
import { foot, head, item, rowsOf, term } from './section-fields.ts';

/** All positions with their pay, below a few sentences; a drawing beside them. */
export const positions = z.strictObject({
  type: z.literal('positions'),
  ...head,
  text: filled,
  /** Leads to careers. */
  button: z.optional(filled),
  drawing: z.optional(drawing),
  ...foot,
});

/** All positions as cards with topic, pay and requirements. */
export const positionSheets = z.strictObject({
  type: z.literal('position-sheets'),
  ...head,
  /** Shown instead when there is no position. */
  none: z.optional(item),
  ...foot,
});

/** Pay by role, from least to most, on one scale. Amounts are yen. */
export const payTable = z.strictObject({
  type: z.literal('pay-table'),
  ...head,
  rows: rowsOf(
    z.strictObject({
      /** By which a position calls its own row. */
      key: z.optional(key),
      /** The name of the row, cut where a line may end; a space before the cut stays. */
      name: rowsOf(z.string().check(z.regex(/\S/, 'text'))),
      annual: range,
      monthly: range,
    }),
  ),
  ...foot,
});

/** The terms of a position, then the days of its advertisement. */
export const jobTerms = z.strictObject({ type: z.literal('job-terms'), ...head, rows: rowsOf(term), ...foot });

/** Items side by side, then the first categories of `content/skills` with the names in them. */
export const skills = z.strictObject({
  type: z.literal('skills'),
  ...head,
  items: z.optional(rowsOf(item)),
  categories: z.optional(count),
  ...foot,
});

/** Messages of the company's leaders, each with a portrait. */
export const messages = z.strictObject({
  type: z.literal('messages'),
  ...head,
  items: rowsOf(
    z.strictObject({
      /** Who says it, by `content/company`. */
      person: z.enum(['representative', 'cto']),
      title: filled,
      /** A line break begins a paragraph. */
      text: filled,
      drawing: z.optional(drawing),
    }),
  ),
  ...foot,
});

/** Statements of staff about the work. */
export const voices = z.strictObject({
  type: z.literal('voices'),
  ...head,
  items: rowsOf(z.strictObject({ text: filled, name: filled, role: filled })),
  ...foot,
});
