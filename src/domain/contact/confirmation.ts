import { escapeHtml } from '#src/domain/escape-html.ts';
import { bracketed } from '#src/i18n/bracketed.ts';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { colonIn } from '#src/i18n/colon.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { LANG_INFO } from '#src/i18n/langs.ts';
import type { OutboxRecord, StoredMail } from '#src/schemas/contact/outbox.ts';
import type { Reply, TopicRole } from '#src/schemas/content/contact.ts';
import { mailTime, zoneName } from './mail-time.ts';

/**
 * The mail that confirms to a visitor that the inquiry was received (decisions/0014).
 *
 * A visitor may type another person's address. The mail therefore repeats no typed text, not even the name, so that nobody can use the
 * form to send messages to third parties. It may name what the visitor chose from a list, such as the position.
 */

/** The company as it signs and what it says to who wrote, in the visitor's language; the build writes it down for the function. */
export interface Signature {
  readonly name: string;
  readonly address: readonly string[];
  readonly phone?: string | undefined;
  readonly phoneHours?: string | undefined;
  /** Days on which the phone is not answered, and in which languages it is. */
  readonly phoneNote?: string | undefined;
  readonly email: string;
  readonly site: string;
  readonly reply: Pick<Reply, 'received' | 'mail'>;
}

/** The words of the confirmation: the key `mailConfirmation` of the catalogue `contact`. */
export type ConfirmationWords = Catalogue['contact']['mailConfirmation'];

/** Data about an inquiry that the visitor did not send. */
interface ConfirmationContext {
  /** The site's own title of the position, in the visitor's language; absent where there is none of that slug. */
  readonly position?: string | undefined;
  /** The role of the topic in the site. */
  readonly role?: TopicRole | undefined;
}

/** Whether visitors get a confirmation: pages and functions ask the same setting, `CONTACT_CONFIRM`. */
export function isConfirming(setting: string | undefined): boolean {
  return setting?.trim().toLowerCase() !== 'off';
}

/**
 * The mail to the visitor, as text and as simple HTML. An application is confirmed with its position. A mail about careers explains how
 * to send documents.
 *
 * @param inquiry its time of acceptance is printed in the company's time zone
 */
export function confirmationMail(
  to: string,
  { reference, acceptedAt, origin: { lang } }: Pick<OutboxRecord, 'reference' | 'acceptedAt' | 'origin'>,
  words: ConfirmationWords,
  signature: Signature,
  { position, role }: ConfirmationContext = {},
): StoredMail {
  const isApplication = position !== undefined;
  const { mail } = signature.reply;
  const greeting = isApplication ? words.application.greeting : words.greeting;
  const opening = isApplication ? words.application.intro : words.intro;
  const next = (isApplication || role === 'careers' ? mail.nextCareers : undefined) ?? mail.next;
  const notes = [mail.late, ...words.notes];
  const facts: [string, string][] = [
    [words.reference, reference],
    [words.time, `${mailTime(lang, acceptedAt)}${bracketed(zoneName(lang, acceptedAt), lang)}`],
  ];
  if (isApplication) facts.push([words.position, position]);
  const intro = opening.map((line) => interpolate(line, { company: signature.name }));
  const colon = colonIn(lang);
  const hours = signature.phoneHours === undefined ? '' : interpolate(words.hours, { hours: signature.phoneHours });
  const signed = [
    signature.name,
    ...signature.address,
    ...(signature.phone === undefined ? [] : [`${words.phone}${colon}${signature.phone}${hours}`]),
    ...(signature.phoneNote === undefined ? [] : [signature.phoneNote]),
    `${words.email}${colon}${signature.email}`,
    signature.site,
  ];
  const subject = interpolate(isApplication ? words.application.subject : words.subject, {
    company: signature.name,
    reference,
  });
  const rule = '-'.repeat(40);
  const text = [
    greeting,
    '',
    ...intro,
    '',
    ...facts.map(([label, value]) => `${label}${colon}${value}`),
    '',
    words.nextTitle,
    ...next.map((step, index) => `${index + 1}. ${step}`),
    '',
    ...notes.flatMap((note) => [note, '']),
    rule,
    ...signed,
    rule,
    '',
  ].join('\n');
  return { to, subject, plainSubject: subject, text, html: asHtml() };

  function asHtml(): string {
    const p = (lines: readonly string[], style = '') =>
      `<p${style && ` style="${style}"`}>${lines.map(escapeHtml).join('<br>')}</p>`;
    const cell = 'padding:2px 16px 2px 0;text-align:left;vertical-align:top';
    const rows = facts.map(
      ([label, value]) =>
        `<tr><th style="${cell};font-weight:normal;white-space:nowrap">${escapeHtml(label)}</th><td style="${cell}"><b>${escapeHtml(value)}</b></td></tr>`,
    );
    const site = escapeHtml(signature.site);
    const signedLines = [...signed.slice(0, -1).map(escapeHtml), `<a href="${site}">${site}</a>`].join('<br>');
    const [first = '', ...rest] = notes;
    return [
      `<!doctype html><html lang="${LANG_INFO[lang].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
      '<body style="margin:0;padding:24px 16px;font-family:sans-serif;font-size:15px;line-height:1.8">',
      '<div style="max-width:600px;margin:0 auto">',
      p([greeting]),
      p(intro),
      `<table style="border-collapse:collapse;border-top:1px solid;border-bottom:1px solid;width:100%">${rows.join('')}</table>`,
      `<h2 style="font-size:16px;margin:24px 0 0">${escapeHtml(words.nextTitle)}</h2>`,
      `<ol style="margin:8px 0 0;padding-left:24px">${next.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`,
      p([first]),
      ...rest.map((note) => p([note], 'font-size:13px;opacity:.8;margin:8px 0')),
      `<p style="border-top:1px solid;padding-top:16px;margin-top:24px;font-size:13px">${signedLines}</p>`,
      '</div></body></html>',
    ].join('');
  }
}

/**
 * The confirmation's own record: made from nothing but the inquiry's, so that every process makes the same one, and its mail may be
 * sent for just as long as the inquiry's.
 *
 * @returns undefined when no confirmation may follow
 */
export function confirmationRecord({ confirmation, ...inquiry }: OutboxRecord): OutboxRecord | undefined {
  return confirmation && { ...inquiry, mail: confirmation.mail, marks: confirmation.marks };
}

/** An inquiry that nobody will confirm: as it is kept when it is settled, set aside, or sent again by staff. */
export function withoutConfirmation({ confirmation: _, ...inquiry }: OutboxRecord): OutboxRecord {
  return inquiry;
}
