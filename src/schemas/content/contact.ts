import * as z from 'zod';
import { LANGS } from '#src/i18n/langs.ts';
import {
  filled,
  label,
  labelled,
  lead,
  link,
  listOf,
  name,
  ownKey,
  rowsOf,
  same,
  shared,
  text,
  title,
  words,
} from './fields.ts';

/** The role of a topic in code: pages link to it, and an application or a question about work gets its own confirmation. */
const role = z.enum(['careers', 'documents', 'partnership']);

/** One topic of the contact form. The key is stored with inquiries. */
const topic = z.strictObject({
  key: shared(ownKey),
  label,
  role: labelled(
    shared(role),
    ['サイトでの使われ方', 'Role on the site'],
    ['応募、資料、協業のページから選ばれる用件。', 'Chosen by links for applications, documents or partners.'],
  ).optional(),
});

const topics = rowsOf(topic).check(({ value, issues }) => {
  for (const name of ['key', 'role'] as const)
    for (const [at, { [name]: input }] of value.entries())
      if (input !== undefined && value.slice(0, at).some((other) => other[name] === input))
        issues.push({ code: 'custom', input, path: [at, name], message: 'unique' });
});

const paragraphs = rowsOf(z.strictObject({ title, text }));
const details = labelled(paragraphs, ['項目', 'Details']);
const steps = listOf(filled, ['このあとの流れ', 'What happens next']);

/** The company's reply to an inquiry: on the pages, and in the mail that confirms it. */
const reply = z.strictObject({
  received: words(['「送信しました」の下の一文', 'Sentence below “sent”']),
  next: steps,
  mail: labelled(
    z.strictObject({
      next: steps,
      nextCareers: listOf(filled, ['このあとの流れ（応募された方へ）', 'What happens next, to applicants']).optional(),
      late: words(['連絡がないときのご案内', 'What to do if no answer comes']),
    }),
    ['確認メール', 'Confirmation mail'],
  ),
});

/** `content/contact/{lang}.yaml`: the texts about personal information, of the form and of the reply. `{{name}}` is a fact's name. */
export const contactSchema = z
  .strictObject({
    topics: labelled(topics, ['用件', 'Topics']),
    withoutCompany: same(z.literal(true), ['会社名をたずねない', 'Do not ask for a company']).optional(),
    consent: labelled(
      z.strictObject({ lead: lead.optional(), details, link }),
      ['個人情報の取り扱い', 'Handling of personal information'],
      ['同意のページか、フォームの下に出ます。', 'On the consent page, or below the form.'],
    ),
    reasons: labelled(z.strictObject({ title, items: details }), ['フォームの下の理由', 'Reasons below the form']),
    reply: labelled(reply, ['送信後のご案内', 'Reply']),
  })
  .meta({ label: ['お問い合わせ', 'Contact'] });

/** The notice for the separate consent to a transfer abroad: recipients, and terms for all of them (PIPL, art. 23 and 39). */
const notice = z
  .strictObject({
    title,
    lead,
    consent: words(['フォームの同意の文（告知の題名を含む）', 'Consent in the form (it contains the title)']),
    rows: listOf(z.strictObject({ name, text }), ['告知の表', 'Table of the notice']),
  })
  .refine((one) => one.consent.includes(one.title), { path: ['consent'], message: 'notice' });

/** `content/transfer-notice.yaml`: the notice in each language that requires the consent. */
export const transferNoticeSchema = z
  .strictObject(Object.fromEntries(LANGS.map((lang) => [lang, notice.optional()])))
  .meta({ label: ['国外提供の告知', 'Notice of the transfer abroad'] });

export type Contact = z.infer<typeof contactSchema>;
export type Reply = z.infer<typeof reply>;
export type Topic = z.infer<typeof topic>;
export type TopicRole = z.infer<typeof role>;
