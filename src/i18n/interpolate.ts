/**
 * Fill the `{{placeholders}}` of a catalogue string where i18next does not run: in islands and functions.
 *
 * @throws Error when a placeholder has no value (a bug of the caller)
 * @example interpolate('{{n}} articles', { n: 3 }) // => '3 articles'
 */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`interpolate: {{${name}}} in "${text}", expected a value`);
    return String(value);
  });
}
