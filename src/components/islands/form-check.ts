/** What the function would say of a field (rule inquiry.messages). */
export interface CheckTexts {
  /** By the field's name: what to enter, or to tick. */
  readonly required: Readonly<Record<string, string>>;
  readonly email: string;
}

/** A control as far as it tells of itself. */
export interface Checked {
  readonly name: string;
  readonly willValidate: boolean;
  readonly validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'badInput'>;
}

/**
 * What the browser sees wrong in a form, all at once and in the function's words: its own message comes for one field at a time, in its
 * own language, and goes by itself.
 *
 * @returns finished sentences by field name, in the order of the form
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
