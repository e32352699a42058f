import * as z from 'zod';
import { day, drawing, filled, key } from './fields.ts';

/** Front matter of `content/pages/{lang}/{slug}.mdx`. */
export const pageSchema = z.strictObject({
  title: filled,
  /** For search results. */
  description: filled,
  lead: z.optional(filled),
  /** Beside the lead. */
  drawing: z.optional(drawing),
  /** Number of the sheet in the set of drawings; counted where it is not given. */
  sheet: z.optional(z.string().check(z.regex(/^[A-Z]-\d{2}$/, 'sheet'))),
  /** Depth of the page as a drawing scale, 1:1 where it is not given. */
  scale: z.optional(z.enum(['1:500', '1:200', '1:50', '1:20', '1:1'])),
  /** The page's name in menus, if its title is too long for them. */
  menuLabel: z.optional(filled),
  updated: z.optional(day),
  draft: z.optional(z.boolean()),
  translatedFrom: z.optional(day),
  /** Slugs under which this page was published before; they redirect here. */
  formerSlugs: z.optional(z.array(key)),
});

export type PageData = z.infer<typeof pageSchema>;
