import * as z from 'zod';
import { count, currency, day, drawing, filled, key, lifecycle, range, rowsOf } from './fields.ts';
import { conditionSchema, factSchema } from './section-fields.ts';
import { sectionSchema } from './sections.ts';

/** The pay of a position before tax, per `unitText` of schema.org. */
const pay = z
  .strictObject({
    ...range.shape,
    per: z.enum(['hour', 'day', 'week', 'month', 'year']),
    currency,
  })
  .check(z.refine(({ min, max }) => min <= max, 'range'));

/** Clauses of `content/clauses` for search engines, by property of `JobPosting` (schema.org), and two texts that only they read. */
const posting = z.strictObject({
  hours: z.optional(filled),
  education: z.optional(filled),
  conditions: z.optional(z.array(key)),
  benefits: z.optional(z.array(key)),
  incentives: z.optional(z.array(key)),
  eligibility: z.optional(key),
});

/** Front matter of `content/jobs/{lang}/{slug}.md`: a position; its body is what the section `overview` shows. */
export const jobSchema = z
  .strictObject({
    title: filled,
    tagline: filled,
    /** On its card, and in search results unless there is a description. */
    shortDescription: filled,
    description: z.optional(filled),
    /** Place among the positions, from 1. */
    order: count,
    /** The type of employment as it is printed, and as search engines know it. */
    employment: filled,
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER']),
    /** An office of `content/company`. */
    office: key,
    pay: z.optional(pay),
    /** Below the pay on cards. */
    payNote: z.optional(filled),
    /** The row of pay tables that is its own. */
    payRow: z.optional(key),
    requiredYears: z.optional(count),
    datePosted: day,
    /** Last day on which what is offered was revised. */
    updated: z.optional(day),
    /** Last day on which one can apply; without it the position is open until it is closed by hand. */
    validThrough: z.optional(day),
    closed: z.optional(z.boolean()),
    /** Rows of its card. */
    card: z.optional(z.array(factSchema)),
    /** Further cells of the title block. */
    facts: z.optional(z.array(factSchema)),
    /** Conditions in the head of its page, behind the pay. */
    highlights: z.optional(z.array(conditionSchema)),
    /** Values that its sections, and shared sections and clauses, print by these names. */
    values: z.optional(z.record(z.string().check(z.regex(/^[a-z]\w*$/i, 'factName')), filled)),
    drawing: z.optional(drawing),
    posting: z.optional(posting),
    sections: rowsOf(sectionSchema),
    ...lifecycle,
  })
  .check(
    z.refine(({ datePosted, validThrough }) => validThrough === undefined || datePosted <= validThrough, {
      message: 'period',
      path: ['validThrough'],
    }),
  );

export type JobData = z.infer<typeof jobSchema>;
export type Pay = z.infer<typeof pay>;
