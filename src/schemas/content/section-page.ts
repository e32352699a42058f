import * as z from 'zod';
import { drawing, filled, rowsOf } from './fields.ts';
import { factSchema } from './section-fields.ts';
import { sectionSchema } from './sections.ts';

/** Fields that every page made of sections has. */
export const pageFields = {
  title: filled,
  /** Title for search results where they need another one. */
  metaTitle: z.optional(filled),
  /** For search results. */
  description: filled,
  lead: z.optional(filled),
  /** Further cells of the title block. */
  facts: z.optional(z.array(factSchema)),
  /** In the head of the page. */
  drawing: z.optional(drawing),
  sections: rowsOf(sectionSchema),
};

/** A page made of sections that exists once, such as `content/services-overview/{lang}.yaml`. */
export const sectionPageSchema = z.strictObject(pageFields);

export type SectionPage = z.infer<typeof sectionPageSchema>;
