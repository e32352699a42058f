/** The function's error messages of fields. */
export interface CheckTexts {
  /** By the field's name: what to enter, or to tick. */
  readonly required: Readonly<Record<string, string>>;
  readonly email: string;
}

/** The properties of a control that the check reads. */
export interface Checked {
  readonly name: string;
  readonly willValidate: boolean;
  readonly validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'badInput'>;
}

/**
 * All errors that the browser detects in a form, with the function's messages. The browser's own message is about one field at a time, in
 * the browser's language, and disappears.
 *
 * @returns messages by field name, in the order of the form
 */
export function fieldProblems(controls: Iterable<Checked>, texts: CheckTexts): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { name, willValidate, validity } of controls) {
    if (!willValidate) continue;
    const { valueMissing, typeMismatch, badInput } = validity;
    const sentence = valueMissing ? texts.required[name] : typeMismatch || badInput ? texts.email : undefined;
    if (sentence !== undefined) problems[name] = sentence;
  }
  return problems;
}
