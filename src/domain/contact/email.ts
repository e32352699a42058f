import { bracketed } from '#src/i18n/bracketed.ts';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { colonIn } from '#src/i18n/colon.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { DEFAULT_LANG } from '#src/i18n/langs.ts';
import { languageName } from '#src/i18n/language-name.ts';
import type { Submission } from '#src/schemas/contact/inquiry.ts';
import type { DeadReason, StoredMail } from '#src/schemas/contact/outbox.ts';
import { mailTime, zoneName } from './mail-time.ts';

/** The words of the mails, in the staff's language: the key `mail` of the catalogue `contact`. */
export type MailWords = Catalogue['contact']['mail'];

/** The words of the alert about a dead letter: the key `mailAlert`. */
export type AlertWords = Catalogue['contact']['mailAlert'];

const SUBJECT_CHARACTERS = 120;

/** Data about an inquiry that the visitor did not send. */
export interface StaffMailContext {
  /** Title of the position in the staff's language; absent where there is none of that slug. */
  readonly position?: string | undefined;
  /** Label of the topic in the staff's language; absent where the site has no topic of that key. */
  readonly topic?: string | undefined;
  /** Whether the form in the visitor's language requires separate consent to the transfer abroad. */
  readonly asksConsentAbroad?: boolean;
  /** Time of the first try of a late repeat, ms since 1970. */
  readonly firstTryAt?: number;
}

/**
 * The mail to staff about one inquiry, in plain text. The first line says whom to answer and in which language. The facts follow, and the
 * visitor's text comes last, so that it cannot imitate a fact.
 *
 * Fields that the form does not have (subject of another system, phone) have a line only if they were sent. The separate consent to the
 * transfer abroad always has a line if the form in that language requires it.
 *
 * @param acceptedAt ms since 1970, printed in the company's zone
 */
export function staffMail(
  submission: Submission,
  reference: string,
  acceptedAt: number,
  words: MailWords,
  { position, topic = submission.topic, asksConsentAbroad = false, firstTryAt }: StaffMailContext = {},
): StoredMail {
  const time = `${mailTime(DEFAULT_LANG, acceptedAt, 'medium')}${bracketed(zoneName(DEFAULT_LANG, acceptedAt), DEFAULT_LANG)}`;
  const { subject, phone, job } = submission;
  const facts: [string, string | undefined][] = [
    [words.reference, reference],
    [words.time, time],
    [words.topicLabel, topic],
    ...(subject === undefined ? [] : [[words.subjectLabel, subject] as [string, string]]),
    [words.name, submission.name],
    [words.company, submission.company],
    [words.email, submission.email],
    ...(phone ? [[words.phone, phone] as [string, string]] : []),
    [words.consent, submission.consent === true ? agreed(submission, time, words) : words.notRecorded],
  ];
  if (submission.consentAbroad === true) facts.push([words.consentAbroad, agreed(submission, time, words)]);
  else if (asksConsentAbroad) facts.push([words.consentAbroad, words.abroadNotRecorded]);
  const lines = facts.map(([label, value]) => `${label}${colonIn(DEFAULT_LANG)}${value ?? words.none}`);
  const first = interpolate(words.first, {
    language: languageName(submission.lang, DEFAULT_LANG),
    job: position === undefined ? (job ?? words.none) : position + bracketed(job ?? '', DEFAULT_LANG),
    page: submission.page ?? words.none,
  });
  const repeat =
    firstTryAt === undefined
      ? []
      : [
          interpolate(words.repeat, {
            time: `${mailTime(DEFAULT_LANG, firstTryAt)}${bracketed(zoneName(DEFAULT_LANG, firstTryAt), DEFAULT_LANG)}`,
          }),
        ];
  const textWith = (answering: string) =>
    [
      first,
      '',
      words.intro,
      ...repeat,
      answering,
      '',
      ...lines,
      '',
      `${words.message}${colonIn(DEFAULT_LANG).trimEnd()}`,
      '',
      submission.message,
      '',
    ].join('\n');
  return {
    subject: cut(interpolate(words.subject, { reference, topic: topicOf(submission, words, position, topic) })),
    plainSubject: interpolate(words.plainSubject, { reference }),
    replyTo: submission.email,
    text: textWith(words.reply),
    plainText: textWith(words.plainReply),
  };
}

/** The alert to staff about an inquiry that could not be delivered: a reference, a reason and a command, without personal data. */
export function alertMail(
  dead: { id: string; reference: string; reason: DeadReason; maybeDelivered: boolean },
  words: AlertWords,
): { subject: string; text: string } {
  const colon = colonIn(DEFAULT_LANG);
  const text = [
    words.intro,
    '',
    `${words.reference}${colon}${dead.reference}`,
    `${words.reason}${colon}${words.reasons[dead.reason]}`,
    dead.maybeDelivered ? words.maybeDelivered : words.notDelivered,
    '',
    `${words.whatToDo}${colon}${words.command}`,
    `npm run outbox -- requeue ${dead.id}`,
    words.commandAck,
    `npm run outbox -- ack ${dead.id}`,
    '',
  ].join('\n');
  return { subject: interpolate(words.subject, { reference: dead.reference }), text };
}

/** For the subject of the mail: what the visitor or the form says, else the topic chosen. */
function topicOf({ subject, job }: Submission, words: MailWords, position = job, topic?: string): string {
  if (subject !== undefined && (job !== undefined || topic === undefined)) return subject;
  if (subject !== undefined && topic !== undefined) return topic + bracketed(subject, DEFAULT_LANG);
  if (position !== undefined) return interpolate(words.topicJob, { job: position });
  return topic ?? words.topic;
}

function agreed({ consentVersion }: Submission, time: string, words: MailWords): string {
  if (consentVersion === undefined) return interpolate(words.agreedUnknownVersion, { time });
  return interpolate(words.agreed, { time, version: consentVersion });
}

function cut(subject: string): string {
  const characters = [...subject];
  return characters.length <= SUBJECT_CHARACTERS ? subject : `${characters.slice(0, SUBJECT_CHARACTERS - 1).join('')}…`;
}
