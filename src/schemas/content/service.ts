import * as z from 'zod';
import { count, filled, key, lifecycle } from './fields.ts';
import { linkSchema } from './section-fields.ts';
import { pageFields } from './section-page.ts';

/** `content/services/{lang}/{slug}.yaml`: a service and its page. */
export const serviceSchema = z.strictObject({
  ...pageFields,
  /** Short name in menu, footer and plan; the title without it. */
  label: z.optional(filled),
  lead: filled,
  /** Place among the services, from 1; the first active one is the main room of the plan. */
  order: count,
  /** A service in preparation says so first, and is never counted among the others. */
  status: z.enum(['active', 'prepared']),
  /** A few words above its name in the plan. */
  eyebrow: z.optional(filled),
  /** Its text in the plan. */
  summary: z.optional(filled),
  /** One line on the cards of related services. */
  related: z.optional(filled),
  /** A few words above its name on these cards. */
  relatedLabel: z.optional(filled),
  /** The state of preparation, for a service that is not offered yet. */
  notice: z.optional(filled),
  /** Label of the button to the contact form. */
  button: z.optional(filled),
  /** A page to read, beside the button or instead of it. */
  link: z.optional(linkSchema),
  ...lifecycle,
});

/**
 * `content/clauses/{lang}.yaml`: clauses of contracts and conditions of employment by key; sections of several pages name them.
 * The value of a condition is printed large, with the text as its note. The label of a clause says which contracts it is for.
 */
export const clausesSchema = z.record(
  key,
  z.strictObject({ name: filled, label: z.optional(filled), value: z.optional(filled), text: filled }),
);

export type ServiceData = z.infer<typeof serviceSchema>;
export type Clauses = z.infer<typeof clausesSchema>;
