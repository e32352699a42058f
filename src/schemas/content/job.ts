import * as z from 'zod/mini';
import { day, filled, key } from './fields.ts';

const count = z.int().check(z.minimum(0));
const point = z.strictObject({ title: filled, text: filled });
const list = z.array(filled).check(z.minLength(1, 'list'));

/** Yen, from and to. */
const pay = z.strictObject({ min: count, max: count });

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

/** `content/jobs/facts.yaml`: the figures of every position, which are the same in all languages (rule careers.conditions). */
export const jobFactsSchema = z.strictObject({
  conditions: z.strictObject({
    hours: z.strictObject({ start: filled, end: filled, breakHours: count }),
    overtimeHoursPerMonth: count,
    remotePercent: count,
    annualHolidays: count,
    paidLeaveDays: z.strictObject({ afterSixMonths: count, afterOneYear: count }),
    commutingYenPerMonth: count,
    /** Month in which the yearly bonus is paid, 1 to 12. */
    bonusMonth: z.int().check(z.minimum(1), z.maximum(12)),
    signOnYen: count,
    returnPercent: count,
    traineeTeam: z.strictObject({ min: count, max: count }),
  }),
  /** Pay by experience, from least to most; labels are in the catalogue under `recruit:experience`. */
  experience: z.array(
    z.strictObject({ key: z.enum(['development', 'project-leader', 'project-manager']), annual: pay, monthly: pay }),
  ),
  /** In the order of the cards. */
  positions: z.array(
    z.strictObject({
      slug: key,
      /** The row of `experience` that is this position's own. */
      experience: z.enum(['development', 'project-leader', 'project-manager']),
      monthly: pay,
      /** Target annual income, up to. */
      annualTarget: z.optional(count),
      employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER']),
      /** An office of `content/company/facts.yaml`. */
      office: key,
      requiredYears: count,
      datePosted: day,
      /** Last day on which one can apply; without it the position is open until it is closed by hand. */
      validThrough: z.optional(day),
      closed: z.optional(z.boolean()),
    }),
  ),
});

export type JobData = z.infer<typeof jobSchema>;
export type JobFacts = z.infer<typeof jobFactsSchema>;
