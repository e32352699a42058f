import * as z from 'zod/mini';
import { eachLang } from './each-lang.ts';
import { factRecordSchema } from './fact.ts';
import { count, day, filled, key, range } from './fields.ts';

const point = z.strictObject({ title: filled, text: filled });
const list = z.array(filled).check(z.minLength(1, 'list'));
/** Front matter of `content/jobs/{lang}/{slug}.md`: the words of a position; its body is the overview. */
export const jobSchema = z.strictObject({
  title: filled,
  /** The title cut where a line may end, for titles too long for a phone. */
  titleParts: z.optional(z.array(filled)),
  tagline: filled,
  shortDescription: filled,
  /** The type of employment as it is printed. */
  employment: filled,
  /** One sentence of the CTO for the position's card. */
  ctoMessage: z.optional(filled),
  duties: list,
  welcome: list,
  suitedTo: list,
  growth: z.array(point).check(z.minLength(1, 'list')),
  draft: z.optional(z.boolean()),
  /** Slugs under which this position was published before; they redirect here. */
  formerSlugs: z.optional(z.array(key)),
  voices: z.array(z.strictObject({ name: filled, role: filled, text: filled })).check(z.minLength(1, 'list')),
});

/** `content/jobs/facts.yaml`: what is the same in all languages (rule careers.conditions). */
export const jobFactsSchema = z.strictObject({
  /** Terms of employment, which texts print as they print the company's facts. */
  facts: z.optional(factRecordSchema),
  /** Pay by experience, from least to most. */
  experience: z.array(
    z.strictObject({
      key,
      /** What the row is called, cut where a line may end; a space before the cut stays. */
      label: eachLang(z.array(z.string().check(z.regex(/\S/, 'text'))).check(z.minLength(1, 'list'))),
      annual: range,
      monthly: range,
    }),
  ),
  /** In the order of the cards. */
  positions: z.array(
    z
      .strictObject({
        slug: key,
        /** The row of `experience` that is this position's own. */
        experience: key,
        monthly: range,
        /** Top of what can be earned after growing out of the position, a year. */
        annualTarget: z.optional(count),
        employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER']),
        /** An office of `content/company/facts.yaml`. */
        office: key,
        requiredYears: count,
        /** The level of Japanese that it asks for. */
        japanese: filled,
        /** In which interviews may be held, by their tags (BCP 47); the first is the usual one. */
        interviewLanguages: z.array(key).check(z.minLength(1, 'list')),
        datePosted: day,
        /** Last day on which what is offered was revised. */
        updated: z.optional(day),
        /** Last day on which one can apply; without it the position is open until it is closed by hand. */
        validThrough: z.optional(day),
        closed: z.optional(z.boolean()),
      })
      .check(
        z.refine(({ datePosted, validThrough }) => validThrough === undefined || datePosted <= validThrough, {
          message: 'period',
          path: ['validThrough'],
        }),
      ),
  ),
});

export type JobData = z.infer<typeof jobSchema>;
export type JobFacts = z.infer<typeof jobFactsSchema>;
