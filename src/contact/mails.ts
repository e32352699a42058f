import config from '#site-config';
import { mailAlert, mailConfirmation, mail as words } from '#src/api/contact-words.ts';
import { dateFormat } from '#src/i18n/dates.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { DEFAULT_LANG, forLang, hasSeparateConsent, LANG_INFO, type Lang } from '#src/i18n/langs.ts';
import { bracketed, colonIn, languageName } from '#src/i18n/writing.ts';
import { escapeHtml } from '#src/markdown/escape.ts';
import type { Reply, TopicRole } from '#src/schemas/content/contact.ts';
import { HAS_CONSENT_PAGE } from '#src/site/routes.ts';
import type { Inquiry } from './inquiry.ts';
import type { DeadReason, Mail } from './outbox.ts';

/** The mails of an inquiry. Staff reads the default language, the visitor the language of the form. */

const SUBJECT_CHARACTERS = 120;

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

/** How people name an inquiry, and when it came, ms since 1970. */
interface Receipt {
  readonly reference: string;
  readonly at: number;
}

interface StaffFacts extends Receipt {
  /** Title of the position in the staff's language; absent where there is none of that slug. */
  readonly position?: string | undefined;
  /** Label of the topic in the staff's language; absent where the site has no topic of that key. */
  readonly topic?: string | undefined;
  /** Time of the first try of a late repeat, ms since 1970. */
  readonly firstTryAt?: number | undefined;
}

/**
 * The mail to staff about one inquiry, in plain text. The first line says whom to answer and in which language. The facts follow, and the
 * visitor's text comes last, so that it cannot imitate a fact.
 *
 * Fields that the form does not have (subject of another system, phone) have a line only if they were sent. A consent always has a line if
 * the site or the form in that language requires it.
 */
export function staffMail(inquiry: Inquiry, { reference, at, firstTryAt, ...names }: StaffFacts): Mail {
  const { subject, phone, job, lang } = inquiry;
  const { position, topic = inquiry.topic } = names;
  const time = zonedTime(DEFAULT_LANG, at, 'medium');
  const facts: [label: string, value: string | undefined][] = [
    [words.reference, reference],
    [words.time, time],
    [words.topicLabel, topic],
  ];
  if (subject !== undefined) facts.push([words.subjectLabel, subject]);
  facts.push([words.name, inquiry.name], [words.company, inquiry.company], [words.email, inquiry.email]);
  if (phone) facts.push([words.phone, phone]);
  if (inquiry.consent === true) facts.push([words.consent, agreed(inquiry, time)]);
  else if (HAS_CONSENT_PAGE) facts.push([words.consent, words.notRecorded]);
  if (inquiry.consentAbroad === true) facts.push([words.consentAbroad, agreed(inquiry, time)]);
  else if (hasSeparateConsent(lang)) facts.push([words.consentAbroad, words.abroadNotRecorded]);
  const first = interpolate(words.first, {
    language: languageName(lang, DEFAULT_LANG),
    job: position === undefined ? (job ?? words.none) : position + bracketed(job ?? '', DEFAULT_LANG),
    page: inquiry.page ?? words.none,
  });
  const text = [
    first,
    '',
    words.intro,
    ...(firstTryAt === undefined ? [] : [interpolate(words.repeat, { time: zonedTime(DEFAULT_LANG, firstTryAt) })]),
    words.reply,
    '',
    ...facts.map(([label, value]) => `${label}${colonIn(DEFAULT_LANG)}${value ?? words.none}`),
    '',
    `${words.message}${colonIn(DEFAULT_LANG).trimEnd()}`,
    '',
    inquiry.message,
    '',
  ].join('\n');
  const title = interpolate(words.subject, { reference, topic: topicOf(inquiry, position, topic) });
  const marked = inquiry.website ? interpolate(words.suspect, { subject: title }) : title;
  return { subject: cut(marked), replyTo: inquiry.email, text };
}

/** For the subject of the mail: what the visitor or the form says, else the topic chosen. */
function topicOf({ subject, job }: Inquiry, position = job, topic?: string): string {
  if (subject !== undefined && (job !== undefined || topic === undefined)) return subject;
  if (subject !== undefined && topic !== undefined) return topic + bracketed(subject, DEFAULT_LANG);
  if (position !== undefined) return interpolate(words.topicJob, { job: position });
  return topic ?? words.topic;
}

function agreed({ consentVersion: version }: Inquiry, time: string): string {
  if (version === undefined) return interpolate(words.agreedUnknownVersion, { time });
  return interpolate(words.agreed, { time, version });
}

function cut(subject: string): string {
  const characters = [...subject];
  return characters.length <= SUBJECT_CHARACTERS ? subject : `${characters.slice(0, SUBJECT_CHARACTERS - 1).join('')}…`;
}

/** The alert to staff about an inquiry that was given up: a reference, a reason and commands, without personal data. */
export function alertOf(reference: string, reason: DeadReason): Mail {
  const colon = colonIn(DEFAULT_LANG);
  const text = [
    mailAlert.intro,
    '',
    `${mailAlert.reference}${colon}${reference}`,
    `${mailAlert.reason}${colon}${mailAlert.reasons[reason]}`,
    // After any other failure the mail may have arrived all the same.
    reason === 'refused' ? mailAlert.notDelivered : mailAlert.maybeDelivered,
    '',
    `${mailAlert.whatToDo}${colon}${mailAlert.command}`,
    `npm run outbox -- send ${reference}`,
    mailAlert.commandDelete,
    `npm run outbox -- delete ${reference}`,
    '',
  ].join('\n');
  return { subject: interpolate(mailAlert.subject, { reference }), text };
}

interface ConfirmationFacts extends Receipt {
  readonly lang: Lang;
  /** The site's own title of the position, in the visitor's language; absent where there is none of that slug. */
  readonly position?: string | undefined;
  readonly role?: TopicRole | undefined;
}

/**
 * The mail that confirms to a visitor that the inquiry was received, as text and as simple HTML (docs/decisions/0008). An application is
 * confirmed with its position. A mail about careers explains how to send documents.
 *
 * A visitor may type another person's address. The mail therefore repeats no typed text, not even the name, so that nobody can use the
 * form to send messages to third parties. It may name what the visitor chose from a list, such as the position.
 */
export function confirmationMail(to: string, signature: Signature, confirmed: ConfirmationFacts): Mail {
  const { reference, at, lang, position, role } = confirmed;
  const words = forLang(mailConfirmation, lang);
  const isApplication = position !== undefined;
  const opening = isApplication ? words.application : words;
  const filled = (line: string) => interpolate(line, { company: signature.name, reference });
  const { mail } = signature.reply;
  const colon = colonIn(lang);
  const facts: [label: string, value: string][] = [
    [words.reference, reference],
    [words.time, zonedTime(lang, at)],
  ];
  if (isApplication) facts.push([words.position, position]);
  const letter: Letter = {
    lang,
    subject: filled(opening.subject),
    greeting: opening.greeting,
    intro: opening.intro.map(filled),
    facts,
    nextTitle: words.nextTitle,
    next: (isApplication || role === 'careers' ? mail.nextCareers : undefined) ?? mail.next,
    notes: [mail.late, ...words.notes],
    signed: [
      signature.name,
      ...signature.address,
      ...phoneLines(signature, lang),
      words.email + colon + signature.email,
    ],
    site: signature.site,
  };
  return { to, subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function phoneLines({ phone, phoneHours, phoneNote }: Signature, lang: Lang): string[] {
  const words = forLang(mailConfirmation, lang);
  const hours = phoneHours === undefined ? '' : interpolate(words.hours, { hours: phoneHours });
  return [
    ...(phone === undefined ? [] : [`${words.phone}${colonIn(lang)}${phone}${hours}`]),
    ...(phoneNote === undefined ? [] : [phoneNote]),
  ];
}

interface Letter {
  readonly lang: Lang;
  readonly subject: string;
  readonly greeting: string;
  readonly intro: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly nextTitle: string;
  readonly next: readonly string[];
  readonly notes: readonly string[];
  readonly signed: readonly string[];
  readonly site: string;
}

function asText({ lang, greeting, intro, facts, nextTitle, next, notes, signed, site }: Letter): string {
  const rule = '-'.repeat(40);
  return [
    greeting,
    '',
    ...intro,
    '',
    ...facts.map(([label, value]) => `${label}${colonIn(lang)}${value}`),
    '',
    nextTitle,
    ...next.map((step, index) => `${index + 1}. ${step}`),
    '',
    ...notes.flatMap((note) => [note, '']),
    rule,
    ...signed,
    site,
    rule,
    '',
  ].join('\n');
}

function asHtml({ lang, subject, greeting, intro, facts, nextTitle, next, notes, signed, site }: Letter): string {
  const p = (lines: readonly string[], style = '') =>
    `<p${style && ` style="${style}"`}>${lines.map(escapeHtml).join('<br>')}</p>`;
  const cell = 'padding:2px 16px 2px 0;text-align:left;vertical-align:top';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th style="${cell};font-weight:normal;white-space:nowrap">${escapeHtml(label)}</th><td style="${cell}"><b>${escapeHtml(value)}</b></td></tr>`,
  );
  const link = `<a href="${escapeHtml(site)}">${escapeHtml(site)}</a>`;
  const [late = '', ...rest] = notes;
  return [
    `<!doctype html><html lang="${LANG_INFO[lang].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px 16px;font-family:sans-serif;font-size:15px;line-height:1.8">',
    '<div style="max-width:600px;margin:0 auto">',
    p([greeting]),
    p(intro),
    `<table style="border-collapse:collapse;border-top:1px solid;border-bottom:1px solid;width:100%">${rows.join('')}</table>`,
    `<h2 style="font-size:16px;margin:24px 0 0">${escapeHtml(nextTitle)}</h2>`,
    `<ol style="margin:8px 0 0;padding-left:24px">${next.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`,
    p([late]),
    ...rest.map((note) => p([note], 'font-size:13px;opacity:.8;margin:8px 0')),
    `<p style="border-top:1px solid;padding-top:16px;margin-top:24px;font-size:13px">${[...signed.map(escapeHtml), link].join('<br>')}</p>`,
    '</div></body></html>',
  ].join('');
}

/** A time in the company's zone, which is named behind it. The day of the week is in brackets where letters are full width. */
function zonedTime(lang: Lang, ms: number, timeStyle: 'short' | 'medium' = 'short'): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(LANG_INFO[lang].locale, { ...options, timeZone: config.timeZone });
  const time = LANG_INFO[lang].hasSpaces
    ? format({ dateStyle: 'full', timeStyle, hourCycle: 'h23' }).format(ms)
    : `${format({ dateStyle: 'long' }).format(ms)}（${format({ weekday: 'short' }).format(ms)}）${format({ timeStyle, hourCycle: 'h23' }).format(ms)}`;
  const zone = format({ timeZoneName: 'long' })
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName');
  return time + bracketed(zone?.value ?? config.timeZone, lang);
}
