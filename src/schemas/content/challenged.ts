import * as z from 'zod';
import { drawing, filled, key, lifecycle, rowsOf } from './fields.ts';

const group = z.strictObject({ title: filled, points: rowsOf(filled) });
const technology = z.strictObject({
  category: filled,
  items: rowsOf(z.strictObject({ name: filled, description: filled })),
});

/** Front matter of `content/challenged/{lang}/{slug}.md`, the full record of a project; the body is its overview. */
export const challengedSchema = z.strictObject({
  /** Order among the records; the sheet number follows from it. */
  rank: z.int().check(z.gte(1)),
  title: filled,
  /** Lead of the page, text of its card and description for search results. */
  summary: filled,
  /** Slug of the case study that this record belongs to; the two link to each other. */
  case: key,
  art: z.optional(drawing),
  environment: filled,
  phases: filled,
  technologies: rowsOf(technology),
  features: rowsOf(group),
  results: rowsOf(z.strictObject({ title: filled, text: filled })),
  innovations: rowsOf(group),
  /** Slugs of other records, in the order of their cards. */
  related: z.array(key),
  ...lifecycle,
});

export type ChallengedData = z.infer<typeof challengedSchema>;
