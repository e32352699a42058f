import type { Catalogue } from '#src/i18n/catalogue.ts';
import { forLang, type Lang } from '#src/i18n/langs.ts';
// Named imports let the bundler drop every other text, so a function carries only those that it can say.
import { api } from './contact-words.ts';

type ApiTexts = Catalogue['contact']['api'];

/** Stable names of everything that an answer can be about; `code` of an error answer. */
export type ProblemCode = keyof ApiTexts['problems'];

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
