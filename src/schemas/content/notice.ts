import * as z from 'zod';
import { day, key } from './fields.ts';
import { labelSchema } from './taxonomy.ts';

/** A site-wide notice: shown from its first to its last day, both included, in the company's zone. */
const noticeSchema = z
  .strictObject({
    id: key,
    start: day,
    end: day,
    /** One or two sentences; plain text. */
    text: labelSchema,
    /** Path of a page with details, without language: the banner links to the page in the reader's language. */
    link: z.optional(z.strictObject({ path: z.string().check(z.regex(/^\/(?!\/)\S*$/, 'path')), label: labelSchema })),
  })
  .check(z.refine(({ start, end }) => start <= end, { message: 'period', path: ['end'] }));

/** `content/notices.yaml`; `[]` when there is nothing to say. */
export const noticesSchema = z
  .array(noticeSchema)
  .check(z.refine((notices) => new Set(notices.map(({ id }) => id)).size === notices.length, 'unique'));

export type Notice = z.infer<typeof noticeSchema>;
