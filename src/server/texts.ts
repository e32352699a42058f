import type { ConfirmationWords } from '#src/domain/contact/confirmation.ts';
import type { AlertWords, MailWords } from '#src/domain/contact/email.ts';
import type { DigestWords } from '#src/domain/contact/quarantine-digest.ts';
import type { Catalogue } from '#src/i18n/catalogue.ts';
import { forLang, type Lang } from '#src/i18n/langs.ts';
// Named imports let the bundler drop every other text, so a function carries only those that it can say.
import { api, mail, mailAlert, mailConfirmation, mailDigest } from './contact-words.ts';

/** Every text of one language that an answer can carry. */
type ApiTexts = Catalogue['contact']['api'];

/** Stable names of everything that an answer can be about; `code` of an error answer. */
export type ProblemCode = keyof ApiTexts['problems'];

/** Names of the error messages under a field. */
type FieldErrorCode = keyof ApiTexts['fields'];

type RequiredField = keyof ApiTexts['fields']['required'];

/** The sentence for an error code in one language. */
export function apiText(lang: Lang, code: ProblemCode): string {
  return forLang(api, lang).problems[code];
}

/**
 * The error message under a field: the specified text, and what to enter.
 *
 * @example fieldText('en', 'required', 'name') // => 'This field is required. Enter your name.'
 */
export function fieldText(lang: Lang, code: FieldErrorCode, field: string): string {
  const { fields } = forLang(api, lang);
  return code === 'required' ? fields.required[field as RequiredField] : fields[code];
}

/** Every text that answers of the contact function carry in one language. */
export function apiTexts(lang: Lang): ApiTexts {
  return forLang(api, lang);
}

/** The words of the mails; staff reads the default language. */
export function staffWords(): MailWords {
  return mail;
}

/** The words of the alert to staff about a dead letter. */
export function alertWords(): AlertWords {
  return mailAlert;
}

/** The words of the weekly mail to staff about quarantined inquiries. */
export function digestWords(): DigestWords {
  return mailDigest;
}

/** The words of the mail that confirms an inquiry to its visitor. */
export function confirmationWords(lang: Lang): ConfirmationWords {
  return forLang(mailConfirmation, lang);
}
