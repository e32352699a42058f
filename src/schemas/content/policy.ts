import * as z from 'zod/mini';
import { day, filled } from './fields.ts';

const dates = z.strictObject({ established: day, revised: day });

/** Front matter of `content/privacy-policy/{lang}.md`. */
export const policySchema = z.strictObject({
  /** The policy itself, and the rules by which the company follows it (rule privacy.dates). */
  policy: dates,
  rules: dates,
  /** Kinds of personal information and what each is used for. */
  purposes: z.array(z.strictObject({ information: filled, purpose: filled })).check(z.minLength(1, 'list')),
  /** What the website does with what visitors send, and what is handled outside Japan: dated on its own (rule privacy.website). */
  website: z.strictObject({
    since: day,
    /** `{{keepDays}}` stands for the days after which the function purges. */
    rows: z.array(z.strictObject({ name: filled, text: filled })).check(z.minLength(1, 'list')),
  }),
  /**
   * What the separate consent to a transfer abroad is given to, in languages that ask for one: recipients, and what holds for all (PIPL,
   * art. 23 and 39; rule inquiry.separate-consent). The consent page tells it too.
   */
  transfer: z.optional(
    z.strictObject({
      title: filled,
      lead: filled,
      rows: z.array(z.strictObject({ name: filled, text: filled })).check(z.minLength(1, 'list')),
    }),
  ),
});
