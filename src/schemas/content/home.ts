import * as z from 'zod';
import { drawing, filled, rowsOf } from './fields.ts';
import { linkSchema } from './section-fields.ts';
import { sectionSchema } from './sections.ts';

/** A drawing of the first screen, and what it shows. */
const slide = z.strictObject({ drawing, title: filled, caption: filled });

/** The first screen: the headline and what the company does, and drawings that take turns. */
const heroSchema = z.strictObject({
  /** In lines; a line keeps the space at its end. */
  headline: rowsOf(z.string().check(z.regex(/\S/, 'text'))),
  lead: filled,
  link: z.optional(linkSchema),
  /** Without drawings the first screen is type only; the title names them for screen readers. */
  slides: z.optional(z.strictObject({ title: filled, items: rowsOf(slide) })),
});

/** `content/home/{lang}.yaml`: the home page, a first screen above sections. */
export const homeSchema = z.strictObject({
  /** For search results, as is the description. */
  title: filled,
  description: filled,
  hero: heroSchema,
  sections: rowsOf(sectionSchema),
});

export type Hero = z.infer<typeof heroSchema>;
