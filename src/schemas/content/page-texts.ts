import * as z from 'zod';
import { filled } from './fields.ts';
import { sitePath } from './section-fields.ts';

/** The invitation that ends a page, to the contact page or another one. */
const closing = z.strictObject({
  title: filled,
  text: filled,
  button: z.optional(filled),
  to: z.optional(sitePath),
});

const described = z.strictObject({ description: z.optional(filled) });
const introduced = z.strictObject({ ...described.shape, lead: z.optional(filled) });
const closed = z.strictObject({ ...introduced.shape, closing: z.optional(closing) });
/** A list with further pages; `{{page}}` is the number of one. */
const listed = z.strictObject({ ...introduced.shape, olderDescription: z.optional(filled) });

/**
 * `content/page-texts/{lang}.yaml`: what a company says on lists, search and contact pages, in place of the UI strings, which suit any company.
 * `{{name}}` in a text is a fact's name.
 */
export const pageTextsSchema = z.strictObject({
  news: z.optional(listed),
  'tech-articles': z.optional(listed),
  'case-studies': z.optional(closed),
  /** The note is printed below the table of the project. */
  'case-study': z.optional(z.strictObject({ note: z.optional(filled), closing: z.optional(closing) })),
  'project-record': z.optional(z.strictObject({ closing: z.optional(closing) })),
  faq: z.optional(closed),
  search: z.optional(described),
  sitemap: z.optional(described),
  contact: z.optional(described),
  'contact-form': z.optional(introduced),
  'contact-thanks': z.optional(described),
  /** A sentence that is in English in every language, and whom it is for. */
  'not-found': z.optional(z.strictObject({ label: filled, english: filled })),
});

export type PageTexts = z.infer<typeof pageTextsSchema>;
