import * as z from 'zod/mini';
import { day, filled } from '#src/schemas/content/fields.ts';

/** What an editor may write of an element. */
export interface PageElement {
  readonly attributes: z.ZodMiniType;
  /** The element that it stands directly in; `page` for one that no other holds. */
  readonly within?: 'page' | 'FactTable';
  /** Whether something stands between its tags. */
  readonly isOpen: boolean;
}

const none = z.strictObject({});
const CLOSED: PageElement = { attributes: none, isOpen: false };

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'id'));
const language = z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/, 'language'));

/** THE table of elements that a prose page may hold; `src/components/prose` prints those with a capital letter. */
export const PAGE_ELEMENTS: Readonly<Record<string, PageElement>> = {
  /** A section over the whole width, below the numbered ones. */
  Section: {
    attributes: z.strictObject({ id, title: filled, lead: z.optional(filled) }),
    within: 'page',
    isOpen: true,
  },
  FactTable: { attributes: none, isOpen: true },
  /** A day is printed as the language writes it, in place of a text. */
  Row: { attributes: z.strictObject({ name: filled, day: z.optional(day) }), within: 'FactTable', isOpen: true },
  /** Where requests about personal information go. */
  ContactDesk: CLOSED,
  /** The ways to reach the company. */
  ContactLines: CLOSED,
  PrivacyMark: CLOSED,
  AccessibilityResults: CLOSED,
  AccessibilityCriteria: CLOSED,
  /** The notice that a language's separate consent refers to; nothing in other languages. */
  TransferNotice: { ...CLOSED, within: 'page' },
  /** Words in another language. */
  span: { attributes: z.strictObject({ lang: language }), isOpen: true },
};

/**
 * Whether a node stands over the whole width of a page, in no clause.
 *
 * @example isWide({ type: 'mdxJsxFlowElement', name: 'Section' }) // => true
 */
export function isWide({ name }: { readonly name?: string | null }): boolean {
  return PAGE_ELEMENTS[name ?? '']?.within === 'page';
}
