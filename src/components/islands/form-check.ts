import { interpolate } from '#src/i18n/interpolate.ts';
import type { Lang } from '#src/i18n/langs.ts';
import { cleanText } from '#src/schemas/contact/text.ts';

/** What the function would say of a field (rule inquiry.messages). */
export interface CheckTexts {
  readonly required: string;
  readonly email: string;
  /** With `{{max}}` and `{{count}}`. */
  readonly tooLong: string;
}

/** A control as far as it tells of itself; `data-limit` is the most characters it takes. */
export interface Checked {
  readonly name: string;
  readonly value: string;
  readonly willValidate: boolean;
  readonly validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'badInput'>;
  readonly dataset: Readonly<Record<string, string | undefined>>;
}

/**
 * What the browser itself sees wrong in a form, all at once and in the function's words. The function remains the judge: it is
 * asked about everything that passes here.
 *
 * @returns finished sentences by field name, in the order of the form
 * @example fieldProblems(form.elements, texts, 'ja') // => { name: 'この項目は必須です', email: '有効なメールアドレスを入力してください' }
 */
export function fieldProblems(controls: Iterable<Checked>, texts: CheckTexts, lang: Lang): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const control of controls) {
    const sentence = control.willValidate ? problemOf(control, texts, lang) : undefined;
    if (sentence !== undefined) problems[control.name] = sentence;
  }
  return problems;
}

function problemOf({ value, validity, dataset }: Checked, texts: CheckTexts, lang: Lang): string | undefined {
  if (validity.valueMissing) return texts.required;
  if (validity.typeMismatch || validity.badInput) return texts.email;
  const max = Number(dataset['limit'] ?? Number.POSITIVE_INFINITY);
  // As the function counts (rule api.contact-limits).
  const count = [...cleanText(value)].length;
  const written = (number: number) => number.toLocaleString(lang);
  return count > max ? interpolate(texts.tooLong, { max: written(max), count: written(count) }) : undefined;
}
