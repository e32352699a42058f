import * as z from 'zod';
import { LANGS } from '#src/i18n/langs.ts';
import { filled, rowsOf } from './fields.ts';

/** The notice for the separate consent to a transfer abroad: recipients, and terms for all of them (PIPL, art. 23 and 39). */
const notice = z
  .strictObject({
    title: filled,
    lead: filled,
    /** The text of the box in the form; the notice's title in it becomes a link to the notice. */
    consent: filled,
    /** `{{name}}` in a text is replaced by a fact. */
    rows: rowsOf(z.strictObject({ name: filled, text: filled })),
  })
  .check(z.refine(({ title, consent }) => consent.includes(title), { path: ['consent'], message: 'notice' }));

/** `content/transfer-notice.yaml`: the notice in each language that requires the consent. */
export const transferNoticeSchema = z.strictObject(Object.fromEntries(LANGS.map((lang) => [lang, z.optional(notice)])));
