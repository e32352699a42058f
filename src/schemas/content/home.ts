import * as z from 'zod';
import { labelled, listOf, title } from './fields.ts';
import { art, caption, lead, link } from './section-fields.ts';
import { description, sections } from './sections.ts';

const slides = z.strictObject({
  title,
  items: listOf(z.strictObject({ drawing: art, title, caption }), ['図版', 'Drawings']),
});

/** The first screen: the headline and what the company does, and drawings that take turns. */
const heroSchema = z.strictObject({
  // A line keeps the space at its end.
  headline: listOf(z.string().regex(/\S/, 'text'), ['見出し（行ごと）', 'Headline, in lines']),
  lead,
  link,
  slides: labelled(
    slides,
    ['入れ替わる図版', 'Drawings that take turns'],
    ['無いときは、文字だけの画面になります。', 'Without them the first screen is type only.'],
  ).optional(),
});

/** `content/home/{lang}.yaml`: the home page, a first screen above sections. */
export const homeSchema = z.strictObject({
  title,
  description,
  hero: labelled(heroSchema, ['最初の画面', 'First screen']),
  sections,
});

export type Hero = z.infer<typeof heroSchema>;
