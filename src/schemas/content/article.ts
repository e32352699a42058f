import * as z from 'zod';
import { day, filled, key, rowsOf } from './fields.ts';
import { infographicSchema } from './infographic.ts';

/** Fields of every dated entry. */
const heading = { title: filled, summary: filled };

/** Further fields of every dated entry: its publication status, and the source of its translation. */
const status = {
  date: day,
  updated: z.optional(day),
  draft: z.optional(z.boolean()),
  /** The original's `updated` or `date` at the time of translation; older than it now means a stale translation. */
  translatedFrom: z.optional(day),
  /** Slugs under which this entry was published before; they redirect here. */
  formerSlugs: z.optional(z.array(key)),
};

/** Front matter of `content/news/{lang}/{slug}.md`. */
export const newsSchema = z.strictObject({ ...heading, category: key, author: filled, ...status });

/** Front matter of `content/tech-articles/{lang}/{slug}.md`. */
export const techArticleSchema = z.strictObject({
  ...heading,
  tags: rowsOf(key),
  author: filled,
  position: filled,
  ...status,
  /** The change on the day of `updated`, for readers who know the earlier text. */
  revision: z.optional(filled),
  /** A sheet of figures, which the article opens in a dialog. */
  infographic: z.optional(infographicSchema),
});

export type NewsData = z.infer<typeof newsSchema>;
export type TechArticleData = z.infer<typeof techArticleSchema>;
