import * as z from 'zod/mini';
import { drawing, filled, key } from './fields.ts';

const group = z.strictObject({ title: filled, points: z.array(filled).check(z.minLength(1, 'list')) });
const technology = z.strictObject({
  category: filled,
  items: z.array(z.strictObject({ name: filled, description: filled })).check(z.minLength(1, 'list')),
});

/** Front matter of `content/challenged/{lang}/{slug}.md`, the full record of a project; the body is its overview. */
export const challengedSchema = z.strictObject({
  /** Order among the records; the sheet number follows from it. */
  rank: z.int().check(z.minimum(1)),
  title: filled,
  /** Lead of the page, text of its card and description for search results. */
  summary: filled,
  /** Slug of the case study that this record belongs to; the two link to each other. */
  case: key,
  art: z.optional(drawing),
  environment: filled,
  phases: filled,
  technologies: z.array(technology).check(z.minLength(1, 'list')),
  features: z.array(group).check(z.minLength(1, 'list')),
  results: z.array(z.strictObject({ title: filled, text: filled })).check(z.minLength(1, 'list')),
  innovations: z.array(group).check(z.minLength(1, 'list')),
  /** Slugs of other records, in the order of their cards. */
  related: z.array(key),
  draft: z.optional(z.boolean()),
  /** Slugs under which this record was published before; they redirect here. */
  formerSlugs: z.optional(z.array(key)),
});

export type ChallengedData = z.infer<typeof challengedSchema>;
