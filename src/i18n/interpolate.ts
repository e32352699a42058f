/** A sentence in each plural form of a language; Japanese and Chinese have only `other`. */
export type PluralForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/**
 * Fill the `{{placeholders}}` of a catalogue string where i18next does not run: in islands and functions.
 *
 * @throws Error when a placeholder has no value (a bug of the caller)
 */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`interpolate: {{${name}}} in "${text}", expected a value`);
    return String(value);
  });
}

/** The form of a sentence that agrees with a count, by the rules that i18next goes by. */
export function pluralForm(forms: PluralForms, count: number, lang: string): string {
  return forms[new Intl.PluralRules(lang).select(count)] ?? forms.other;
}
