import * as z from 'zod';
import { beforeAndAfterSchema } from './diagram.ts';
import { drawing, filled, key, lifecycle, rowsOf } from './fields.ts';
import { measuredSchema } from './measured.ts';

/** Cases up to this rank are marked FEATURED and shown in full. */
export const FEATURED_RANKS = 3;

const lines = rowsOf(filled);

/** Fields that only featured cases show. */
const featured = z.strictObject({
  art: drawing,
  alt: filled,
  highlights: lines,
  challenges: z.array(z.strictObject({ title: filled, text: filled })).check(z.length(3, 'three')),
  solutions: z.array(z.strictObject({ title: filled, points: lines })).check(z.length(2, 'two')),
});

/** The project of a case: industry, size, duration and team. */
const project = z.strictObject({
  industry: filled,
  size: filled,
  duration: filled,
  team: filled,
});

const result = z.strictObject({
  title: filled,
  text: filled,
  figures: z.array(z.strictObject({ value: z.int(), suffix: filled, label: filled, note: z.optional(filled) })),
});

/** Front matter of `content/case-studies/{lang}/{slug}.md`; the body explains the central design decision. */
export const caseStudySchema = z
  .strictObject({
    rank: z.int().check(z.gte(1)),
    category: filled,
    title: filled,
    /** Lead of the page, text of the card and description for search results. */
    description: filled,
    technologies: lines,
    challenge: filled,
    solution: filled,
    project: z.optional(project),
    measured: z.optional(measuredSchema),
    diagram: z.optional(beforeAndAfterSchema),
    featured: z.optional(featured),
    result: z.optional(result),
    /** Slugs of cases to read next; the page fills up with those that share technologies. */
    related: z.optional(z.array(key)),
    ...lifecycle,
  })
  .check(
    z.refine(({ rank, featured }) => rank > FEATURED_RANKS || featured !== undefined, {
      message: 'featured',
      path: ['featured'],
    }),
  );

export type CaseStudyData = z.infer<typeof caseStudySchema>;
