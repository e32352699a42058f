import * as z from 'zod';
import { day, filled } from '#src/schemas/content/fields.ts';

interface PageElement {
  readonly attributes: z.ZodType;
  /** The required parent element; `page` for an element at the top level. */
  readonly within?: 'page' | 'FactTable';
}

const PLAIN: PageElement = { attributes: z.strictObject({}) };

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'id'));
const language = z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/, 'language'));

/** All elements that a prose page may have. Those with a capital letter are components of `src/components/prose`. */
export const PAGE_ELEMENTS: Readonly<Record<string, PageElement>> = {
  /** A full-width section below the numbered clauses. */
  Section: {
    attributes: z.strictObject({ id, title: filled, lead: z.optional(filled) }),
    within: 'page',
  },
  FactTable: PLAIN,
  /** A row has a text, or a day that is formatted for the language. */
  Row: { attributes: z.strictObject({ name: filled, day: z.optional(day) }), within: 'FactTable' },
  /** Where requests about personal information go. */
  ContactDesk: PLAIN,
  ContactLines: PLAIN,
  PrivacyMark: PLAIN,
  /** The notice for languages with a separate consent; empty in other languages. */
  TransferNotice: { ...PLAIN, within: 'page' },
  /** Words in another language. */
  span: { attributes: z.strictObject({ lang: language }) },
};

/** Whether a node has the full width of a page and is in no clause. */
export function isWide({ name }: { readonly name?: string | null }): boolean {
  return PAGE_ELEMENTS[name ?? '']?.within === 'page';
}
