/** What an attribute of a page element may hold. */
export type AttributeForm = 'text' | 'id' | 'day' | 'language';

/** What an editor may write of an element. */
export interface PageElement {
  readonly attributes: Readonly<Record<string, AttributeForm>>;
  readonly required: readonly string[];
  /** The element that it stands directly in; `page` for one that no other holds. */
  readonly within?: 'page' | 'FactTable';
  /** Whether something stands between its tags. */
  readonly isOpen: boolean;
}

const CLOSED: PageElement = { attributes: {}, required: [], isOpen: false };

/** THE table of elements that a prose page may hold; `src/components/prose` prints those with a capital letter. */
export const PAGE_ELEMENTS: Readonly<Record<string, PageElement>> = {
  /** A section over the whole width, below the numbered ones. */
  Section: {
    attributes: { id: 'id', title: 'text', lead: 'text' },
    required: ['id', 'title'],
    within: 'page',
    isOpen: true,
  },
  FactTable: { attributes: {}, required: [], isOpen: true },
  /** A day is printed as the language writes it, in place of a text. */
  Row: { attributes: { name: 'text', day: 'day' }, required: ['name'], within: 'FactTable', isOpen: true },
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
  span: { attributes: { lang: 'language' }, required: ['lang'], isOpen: true },
};
