import * as z from 'zod/mini';
import { count, day, filled, key, range } from './fields.ts';

const point = z.strictObject({ title: filled, text: filled });
const list = z.array(filled).check(z.minLength(1, 'list'));
const percent = z.int().check(z.minimum(0, 'percent'), z.maximum(100, 'percent'));
/** January is 1. */
const month = z.int().check(z.minimum(1, 'month'), z.maximum(12, 'month'));
const monthDay = z.int().check(z.minimum(1, 'monthDay'), z.maximum(31, 'monthDay'));
const dayOfYear = z.strictObject({ month, day: monthDay });

/** A level of the Japanese-Language Proficiency Test, N1 the highest. */
const japanese = z.enum(['N1', 'N2', 'N3', 'N4', 'N5']);

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
    /** Months on trial, on the same terms; the employment itself has no fixed term. */
    trialMonths: count,
    hours: z.strictObject({ start: filled, end: filled, breakHours: count }),
    /** Within so many; all of it is paid. */
    overtimeHoursPerMonth: count,
    /** Share of the working days of all projects in the last fiscal year. */
    remotePercent: percent,
    /** Days a week at the client's office on most resident projects. */
    residentDaysPerWeek: range,
    /** Level of Japanese that resident projects ask for, whatever the position. */
    residentJapanese: japanese,
    /** Days off a year, at least: weekends, public holidays, the closing at the year's end and the days in summer. */
    daysOff: count,
    yearEndClosing: z.strictObject({ from: dayOfYear, to: dayOfYear }),
    summerDays: count,
    /** Annual leave by law, six months after joining. */
    statutoryLeaveDays: count,
    /** Paid leave of the company's own, on top of the statutory one. */
    companyLeaveDays: z.strictObject({ afterSixMonths: count, afterOneYear: count }),
    /** Labels are in the catalogue under `recruit:insurance`. */
    insurance: z.array(z.enum(['health', 'pension', 'employment', 'accident'])).check(z.minLength(1, 'list')),
    /** Pay is reviewed once a year. */
    payReviewMonth: month,
    /** Day of the month on which pay is paid. */
    payDay: monthDay,
    commutingYenPerMonth: count,
    /** The bonus is paid once a year. */
    bonusMonth: month,
    signOnYen: count,
    /** For those who move to Japan. */
    relocationYen: count,
    /** The teams in which the CTO starts trainees, and the weeks in which they make a drawing each. */
    training: z.strictObject({ team: range, weeks: count }),
  }),
  /** Pay, with the company's share of social insurance, divided by the price of the project; and a month worked out as an example. */
  returnRate: z.strictObject({
    percent,
    exampleYenPerMonth: count,
    employerInsurancePercent: percent,
    /** Monthly pay of the example's engineer, from which the bonus follows. */
    exampleMonthlyPayYen: count,
    /** Two amounts a year whose price is told, to show where the ranges of `experience` come from. */
    annualExamples: range,
    /** A second example: a first year on the least pay. */
    firstYear: z.strictObject({ yenPerMonth: count, monthlyPayYen: count }),
  }),
  selection: z.strictObject({ interviewMinutes: count, offerWeeks: count }),
  /** Years in a role that its row of `experience` assumes. */
  experienceYears: count,
  /** Pay by experience, from least to most; labels are in the catalogue under `recruit:experience`. */
  experience: z.array(
    z.strictObject({
      key: z.enum(['development', 'project-leader', 'project-manager']),
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
        experience: z.enum(['development', 'project-leader', 'project-manager']),
        monthly: range,
        /** Top of what can be earned after growing out of the position, a year. */
        annualTarget: z.optional(count),
        employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER']),
        /** An office of `content/company/facts.yaml`. */
        office: key,
        requiredYears: count,
        japanese,
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
