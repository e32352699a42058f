import * as z from 'zod/mini';
import { drawing, filled } from './fields.ts';
import { linkSchema } from './section-fields.ts';
import { sectionSchema } from './sections.ts';

/** A drawing of the first screen, and what it shows. */
const slide = z.strictObject({ drawing, title: filled, caption: filled });

/** The first screen: the headline and what the company does, and drawings that take turns. */
const heroSchema = z.strictObject({
  /** In lines; a line keeps the space at its end. */
  headline: z.array(z.string().check(z.regex(/\S/, 'text'))).check(z.minLength(1, 'list')),
  lead: filled,
  link: z.optional(linkSchema),
  /** Without drawings the first screen is type only; the title names them for screen readers. */
  slides: z.optional(z.strictObject({ title: filled, items: z.array(slide).check(z.minLength(1, 'list')) })),
});

/** `content/home/{lang}.yaml`: the home page, a first screen above sections (rule home.page). */
export const homeSchema = z.strictObject({
  /** For search results, as is the description. */
  title: filled,
  description: filled,
  hero: heroSchema,
  sections: z.array(sectionSchema).check(z.minLength(1, 'list')),
});

export type Hero = z.infer<typeof heroSchema>;
