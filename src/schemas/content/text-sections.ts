import * as z from 'zod/mini';
import { drawnSheetSchema } from './diagram.ts';
import { drawing, filled, key } from './fields.ts';
import {
  checkList,
  conditionSchema,
  factSchema,
  foot,
  head,
  item,
  linkSchema,
  rowsOf,
  sitePath,
  term,
} from './section-fields.ts';

/** Numbered items side by side, below figures where there are some. */
export const cells = z.strictObject({
  type: z.literal('cells'),
  ...head,
  figures: z.optional(rowsOf(conditionSchema)),
  columns: z.optional(z.literal([2, 3, 4])),
  items: rowsOf(z.strictObject({ ...item.shape, label: z.optional(filled) })),
  ...foot,
});

/** Numbered items under each other. */
export const rows = z.strictObject({ type: z.literal('rows'), ...head, items: rowsOf(item), ...foot });

export const text = z.strictObject({ type: z.literal('text'), ...head, text: filled, ...foot });

export const factTable = z.strictObject({
  type: z.literal('fact-table'),
  ...head,
  rows: rowsOf(factSchema),
  /** Names get half of the width. */
  even: z.optional(z.boolean()),
  ...foot,
});

/** Short statements, each under one word that is set large, with the way to what proves it. */
export const statements = z.strictObject({
  type: z.literal('statements'),
  ...head,
  items: rowsOf(z.strictObject({ word: filled, ...item.shape, link: z.optional(linkSchema) })),
  ...foot,
});

/** A drawing or an image, with a legend of its numbers. */
export const image = z.strictObject({
  type: z.literal('image'),
  ...head,
  drawing,
  alt: filled,
  caption: z.optional(filled),
  /** From edge to edge of the window: the one break in a page's rhythm. */
  wide: z.optional(z.boolean()),
  /** In the order of the numbers in the drawing. */
  items: z.optional(rowsOf(item)),
  ...foot,
});

/** Samples of drawn sheets, each a drawing of boxes, a table or a schedule in a frame with its title block. */
export const drawnSheets = z.strictObject({
  type: z.literal('drawn-sheets'),
  ...head,
  items: rowsOf(drawnSheetSchema),
  ...foot,
});

/** The way to another page. */
export const pageLink = z.strictObject({ type: z.literal('page-link'), ...head, page: linkSchema, ...foot });

/** Terms of a contract. Rows that follow each other under one name are one row of several paragraphs. */
export const terms = z.strictObject({ type: z.literal('terms'), ...head, rows: rowsOf(term), ...foot });

/** The terms of all services, one column each, and where a service has its own. */
export const termsMatrix = z.strictObject({ type: z.literal('terms-matrix'), ...head, ...foot });

/** Conditions as cards in one or several parts, each with a name, a large value and a note; then questions about them. */
export const conditions = z.strictObject({
  type: z.literal('conditions'),
  ...head,
  parts: rowsOf(z.strictObject({ title: z.optional(filled), conditions: rowsOf(conditionSchema) })),
  rows: z.optional(rowsOf(factSchema)),
  ...foot,
});

/** The text below the head of the page's file, beside a list. */
export const overview = z.strictObject({ type: z.literal('overview'), ...head, list: checkList, ...foot });

/** Up to three lists side by side. */
export const checkLists = z.strictObject({
  type: z.literal('check-lists'),
  ...head,
  lists: rowsOf(checkList),
  ...foot,
});

/** Plans, in dashed frames. */
export const planned = z.strictObject({ type: z.literal('planned'), ...head, items: rowsOf(item), ...foot });

/** Materials: those with a file of `public/downloads` can be opened, the others are being prepared, as the notice above them says. */
export const downloads = z.strictObject({
  type: z.literal('downloads'),
  ...head,
  notice: z.optional(filled),
  items: rowsOf(
    z.strictObject({
      ...item.shape,
      file: z.optional(z.string().check(z.regex(/^\/downloads\/[\w.-]+\.pdf$/, 'pdf'))),
    }),
  ),
  ...foot,
});

/** The invitation that ends a page: the phone, and the way to the contact page or another one. */
export const closing = z.strictObject({
  type: z.literal('closing'),
  /** By which pages name it in `content/shared-sections`. */
  id: z.optional(key),
  title: filled,
  text: filled,
  button: z.optional(filled),
  to: z.optional(sitePath),
});
